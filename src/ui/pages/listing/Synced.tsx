import { Plural, Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { Fragment, use } from "react";
import type { BusinessLocation, SyncOutcome } from "../../../domain/business.ts";
import { placesChanged } from "../../../domain/business/places-changed.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";

const WHOLE = { color: "green", icon: <IconCheck size={18} stroke={1.5} aria-hidden /> };
const IN_PART = { color: "yellow", icon: <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> };

type Places = Promise<Read<Records<BusinessLocation>>>;

/** Two places may have one name; where it stands tells them apart. */
const Names = ({ of }: { of: ReadonlyArray<string> }) =>
  Array.from(of.entries(), ([place, name]) => (
    <Fragment key={place}>
      {place > 0 && " · "}
      <OwnText text={name} most="NameTooLong" />
    </Fragment>
  ));

const namesOf = (places: ReadonlyArray<BusinessLocation>) => places.map(({ name }) => name);

const Changes = ({ come, gone }: ReturnType<typeof placesChanged>) => (
  <>
    {come.length > 0 && (
      <Text size="sm">
        <Trans>
          New: <Names of={namesOf(come)} />
        </Trans>
      </Text>
    )}
    {gone.length > 0 && (
      <Text size="sm">
        <Trans>
          No longer listed: <Names of={namesOf(gone)} />
        </Trans>
      </Text>
    )}
    {come.length + gone.length === 0 && (
      <Text size="sm">
        <Trans>Nothing changed.</Trans>
      </Text>
    )}
  </>
);

interface SyncedProps {
  /** Nothing where nobody looked before. */
  readonly before: Places | undefined;
  readonly now: Places;
  readonly outcome: SyncOutcome;
}

/** What a sync brought: by the places that are read after it, or as the backend says where they are not. */
export const Synced = ({ before, now, outcome }: SyncedProps) => {
  const places = use(now);
  const known = before && use(before);
  return (
    <Notice role="group" {...(outcome.missed === undefined ? WHOLE : IN_PART)} variant="light">
      {places._tag === "Failure" ? (
        <bdi>{outcome.message}</bdi>
      ) : (
        <>
          <Plural value={places.success.items.length} one="# location synced" other="# locations synced" />
          {known?._tag === "Success" && (
            <Changes {...placesChanged(known.success.items, places.success.items)} />
          )}
        </>
      )}
      {outcome.missed !== undefined && (
        <Text size="sm">
          <Trans>
            Could not be synced: <Names of={outcome.missed} />. Correct their names and addresses with Google,
            then sync again.
          </Trans>
        </Text>
      )}
    </Notice>
  );
};
