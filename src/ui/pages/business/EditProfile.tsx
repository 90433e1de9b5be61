import { Trans } from "@lingui/react/macro";
import { IconPencil } from "@tabler/icons-react";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { WayButton } from "../../parts/access/WayButton.tsx";

/** The way to the profile's form; who may not change it is told why. */
export const EditProfile = () => (
  <WayButton
    way={{ to: "/business", search: { edit: "profile" } }}
    refusal={useRefusal("business.update")}
    variant="default"
    leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
  >
    <Trans>Edit profile</Trans>
  </WayButton>
);
