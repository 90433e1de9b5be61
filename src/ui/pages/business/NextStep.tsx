import { Trans } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import type { BusinessLocation, BusinessProfile } from "../../../domain/business.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import classes from "./NextStep.module.css";
import { Notice } from "../../parts/feedback/Notice.tsx";

interface NextStepProps {
  readonly profile: Promise<Read<BusinessProfile | undefined>>;
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
  readonly connection: ConnectionView["status"];
}

/** What to do next while something is not set up yet; nothing once everything is. */
export const NextStep = ({ profile, locations, connection }: NextStepProps) => {
  const known = use(profile);
  const places = use(locations);
  const icon = <IconArrowRight size={18} stroke={1.5} aria-hidden className={classes["icon"]} />;
  if (known._tag === "Success" && known.success === undefined) {
    return (
      <Notice role="note" icon={icon} title={<Trans>Next: fill in your profile</Trans>}>
        <Trans>
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link to="/business" search={{ edit: "profile" }} {...props} />}
          >
            Fill in the business profile
          </Anchor>
          , so that customers find you.
        </Trans>
      </Notice>
    );
  }
  if (connection === "disconnected") {
    return (
      <Notice role="note" icon={icon} title={<Trans>Next: connect your Google listing</Trans>}>
        <Trans>Connect it below to bring in your locations.</Trans>
      </Notice>
    );
  }
  if (connection === "expired") {
    return (
      <Notice role="note" icon={icon} title={<Trans>Next: connect your Google listing again</Trans>}>
        <Trans>Access has expired. Your locations stay as they were last synced.</Trans>
      </Notice>
    );
  }
  if (connection === "connected" && places._tag === "Success" && places.success.items.length === 0) {
    return (
      <Notice role="note" icon={icon} title={<Trans>Next: sync your locations</Trans>}>
        <Trans>Your Google listing is connected: sync its locations below.</Trans>
      </Notice>
    );
  }
  return null;
};
