import { Trans } from "@lingui/react/macro";
import { Alert } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { use } from "react";
import type { BusinessSources } from "./BusinessHome.tsx";
import classes from "./NextStep.module.css";
import "@mantine/core/styles/Alert.css";

/** What to do next while something is not set up yet; nothing once everything is. */
export const NextStep = ({ profile, locations }: Pick<BusinessSources, "profile" | "locations">) => {
  const known = use(profile);
  const places = use(locations);
  const icon = <IconArrowRight size={18} stroke={1.5} aria-hidden className={classes["icon"]} />;
  if (known._tag === "Success" && known.success === undefined) {
    return (
      <Alert icon={icon} title={<Trans>Next: say who you are</Trans>}>
        <Trans>Fill in the business profile below, so that customers find you.</Trans>
      </Alert>
    );
  }
  if (places._tag === "Success" && places.success.items.every(({ syncedAt }) => syncedAt === undefined)) {
    return (
      <Alert icon={icon} title={<Trans>Next: bring your locations in</Trans>}>
        <Trans>Connect the Google listing below and sync its locations.</Trans>
      </Alert>
    );
  }
  return null;
};
