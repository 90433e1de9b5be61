import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { refused } from "../../parts/access/refused.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";

const ICON = <IconPencil size={16} stroke={1.5} aria-hidden />;

/** The way to the profile's form; who may not change it is told why. */
export const EditProfile = () => {
  const refusal = useRefusal("business.update");
  return refusal === undefined ? (
    <Button
      variant="default"
      leftSection={ICON}
      renderRoot={(props) => <Link to="/business" search={{ edit: "profile" }} {...props} />}
    >
      <Trans>Edit profile</Trans>
    </Button>
  ) : (
    <Button variant="default" leftSection={ICON} {...refused(refusal)}>
      <Trans>Edit profile</Trans>
    </Button>
  );
};
