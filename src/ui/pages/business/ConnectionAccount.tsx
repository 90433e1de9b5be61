import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { Suspense, use } from "react";
import type { BusinessLocation } from "../../../domain/business.ts";
import { lastSynced } from "../../../domain/business/last-synced.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { Moment } from "../../parts/time/Moment.tsx";

interface Places {
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
}

const LastSync = ({ locations }: Places) => {
  const read = use(locations);
  const at = read._tag === "Success" ? lastSynced(read.success.items) : undefined;
  return (
    at !== undefined && (
      <Text size="sm" c="dimmed">
        <Trans>
          Synced <Moment at={at} />
        </Trans>
      </Text>
    )
  );
};

/** Whose listing it is, and how fresh what is known of it. */
export const ConnectionAccount = ({
  integration,
  status,
  locations,
}: Pick<ConnectionView, "integration" | "status"> & Places) => {
  const { t } = useLingui();
  if (integration?.googleEmail === undefined) {
    return (
      // Between the title and what can be done, or below where it has no room.
      <Text c="dimmed" size="sm" flex="1 1 18rem">
        {t`Connect the Google listing of your business to keep its locations up to date. You can disconnect at any time.`}
      </Text>
    );
  }
  return (
    <>
      <Text size="sm" className="console-isolate">
        {integration.googleEmail}
      </Text>
      <Suspense>
        <LastSync locations={locations} />
      </Suspense>
      {integration.expiresAt !== undefined && (
        <Text size="sm" c="dimmed">
          {status === "expired" ? (
            <Trans>
              Access ended <Moment at={integration.expiresAt} />
            </Trans>
          ) : (
            <Trans>
              Access ends <Moment at={integration.expiresAt} mayCome />
            </Trans>
          )}
        </Text>
      )}
    </>
  );
};
