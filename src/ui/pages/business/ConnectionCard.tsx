import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Loader, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconBrandGoogle } from "@tabler/icons-react";
import { useState } from "react";
import type { BusinessLocation } from "../../../domain/business.ts";
import { type HeldTo, isOffered, LISTING } from "../../../domain/business/plan.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { useReadAgain } from "../../parts/feedback/use-read-again.ts";
import { useSettled } from "../../parts/feedback/use-settled.ts";
import { canBeTried } from "../../parts/feedback/failure-texts.ts";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { part } from "../../parts/opening/part.ts";
import { Chip } from "../../parts/value/Chip.tsx";
import { ConnectionAccount } from "./ConnectionAccount.tsx";
import { ConnectionFailureText } from "./connection-texts.tsx";
import classes from "./Line.module.css";
import { LISTING_CARD } from "./listing-card.ts";
import { heldToBy } from "../../parts/business/use-held-to.ts";
import { NotInPlan } from "../../parts/business/NotInPlan.tsx";
import { shownTextsOf } from "../../locales/shown-texts-of.ts";
import { useWayOn } from "./use-way-on.ts";

const disconnectDialog = part(async () => (await import("./DisconnectDialog.tsx")).DisconnectDialog);
const synced = part(async () => (await import("../listing/Synced.tsx")).Synced, shownTextsOf("own"));

const STATUSES = {
  connected: { color: "green", words: msg({ message: "Connected", context: "state of a connection" }) },
  expired: { color: "yellow", words: msg({ message: "Expired", context: "state of a connection" }) },
  disconnected: {
    color: undefined,
    words: msg({ message: "Not connected", context: "state of a connection" }),
  },
  unknown: { color: "red", words: msg({ message: "Could not be loaded", context: "state of a connection" }) },
} as const;

const WARNING = <IconAlertTriangle size={18} stroke={1.5} aria-hidden />;

const Status = ({ status }: Pick<ConnectionView, "status">) => {
  const { t } = useLingui();
  if (status === "not read yet") return null;
  const { color, words } = STATUSES[status];
  return <Chip color={color}>{t(words)}</Chip>;
};

interface ConnectionCardProps {
  readonly view: ConnectionView;
  readonly heldTo: Promise<Read<HeldTo>>;
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
}

const Actions = ({ view, isListed }: Pick<ConnectionCardProps, "view"> & { isListed: boolean }) => {
  switch (view.status) {
    case "connected":
      return (
        <>
          {isListed && (
            <>
              <BusyButton variant="default" onPress={view.sync} isBusy={view.isBusy}>
                <Trans>Sync locations</Trans>
              </BusyButton>
              {view.integration?.expiresAt !== undefined && (
                <BusyButton variant="subtle" onPress={view.connect} isBusy={view.isBusy} isWorking={false}>
                  <Trans>Renew access</Trans>
                </BusyButton>
              )}
            </>
          )}
          <BusyButton
            variant="subtle"
            color="red"
            onPress={view.disconnect}
            isBusy={view.isBusy}
            isWorking={false}
          >
            <Trans>Disconnect</Trans>
          </BusyButton>
        </>
      );
    case "expired":
    case "disconnected":
      return (
        isListed && (
          <BusyButton
            maw="100%"
            data-wraps
            onPress={view.connect}
            isBusy={view.isBusy}
            leftSection={<IconBrandGoogle size={18} stroke={1.5} aria-hidden />}
          >
            {view.status === "expired" ? <Trans>Connect again</Trans> : <Trans>Connect Google listing</Trans>}
          </BusyButton>
        )
      );
    case "unknown":
      return canBeTried(view.unread) && <TryAgain />;
    case "not read yet":
      return null;
  }
};

const Checking = () => (
  <Waiting>
    <Group gap="sm" role="status">
      <Loader size="sm" />
      <Text size="sm" c="dimmed">
        <Trans>Checking the connection</Trans>
      </Text>
    </Group>
  </Waiting>
);

const Known = ({
  view,
  isListed,
  locations,
}: Omit<ConnectionCardProps, "heldTo"> & { isListed: boolean }) => {
  const { t } = useLingui();
  const { integration, status, synced: outcome } = view;
  const actions = useWayOn(view);
  /** What was read when a sync began, which is read again after it. */
  const [before, setBefore] = useState<typeof locations>();
  const sync = (): void => {
    setBefore(locations);
    view.sync();
  };
  return (
    <>
      <Status status={status} />
      {(isListed || integration?.googleEmail !== undefined) && (
        <ConnectionAccount integration={integration} status={status} locations={locations} />
      )}
      {!isListed && (
        <NotInPlan>
          {integration?.connected === true
            ? t`Your plan does not include the Google listing any more. What was synced stays, and is not updated.`
            : t`Your plan does not include the Google listing, which keeps the locations of your business up to date.`}
        </NotInPlan>
      )}
      <Group key={status} ref={actions} gap="sm" className={classes["end"]}>
        <Actions view={{ ...view, sync }} isListed={isListed} />
      </Group>
      {view.isLeaving && (
        <Text size="sm" role="status" className={classes["wide"]}>
          {t`Taking you to the consent page`}
        </Text>
      )}
      {view.failure !== undefined && (
        <Notice className={classes["wide"]} role="alert" color="red" variant="light" icon={WARNING}>
          <ConnectionFailureText failure={view.failure} />
        </Notice>
      )}
      {outcome !== undefined && before !== locations && (
        <div role="status" className={classes["wide"]}>
          <Loaded part={synced}>
            {(Synced) => <Synced before={before} now={locations} outcome={outcome} />}
          </Loaded>
        </div>
      )}
    </>
  );
};

export const ConnectionCard = ({ view, heldTo, locations }: ConnectionCardProps) => {
  useReadAgain(view.unread, view.tryAgain);
  const read = useSettled(heldTo, heldTo)?.result;
  return (
    <section
      className={`console-surface ${classes["line"] ?? ""}`}
      aria-labelledby={LISTING_CARD}
      aria-busy={view.isBusy}
    >
      <Title order={2} id={LISTING_CARD} tabIndex={-1}>
        <Trans>Google listing</Trans>
      </Title>
      {view.status === "not read yet" || read === undefined ? (
        <Checking />
      ) : (
        <Known view={view} isListed={isOffered(heldToBy(read), LISTING)} locations={locations} />
      )}
      <OnceOpened part={disconnectDialog} isOpen={view.isConfirming} onClose={view.cancel}>
        {(DisconnectDialog, isOpen) => (
          <DisconnectDialog isOpen={isOpen} onCancel={view.cancel} onConfirm={view.confirm} />
        )}
      </OnceOpened>
    </section>
  );
};
