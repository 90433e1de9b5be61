import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { refused } from "../../parts/access/refused.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";

/** The way to the profile's form; who may not change it is told why. */
export const EditProfile = () => {
  const refusal = useRefusal("business.update");
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
      {...(refusal === undefined
        ? { renderRoot: (props: object) => <Link to="/business" search={{ edit: "profile" }} {...props} /> }
        : refused(refusal))}
    >
      <Trans>Edit profile</Trans>
    </Button>
  );
};
