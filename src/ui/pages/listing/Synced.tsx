import { Plural, Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { Fragment, use } from "react";
import type { BusinessLocation } from "../../../domain/business.ts";
import { placesChanged } from "../../../domain/business/places-changed.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import { CutText } from "../../parts/value/CutText.tsx";

type Places = Promise<Read<Records<BusinessLocation>>>;

const Names = ({ of }: { of: ReadonlyArray<BusinessLocation> }) =>
  of.map(({ locationId, name }, index) => (
    <Fragment key={locationId}>
      {index > 0 && " · "}
      <bdi>
        <CutText text={name} most="NameTooLong" />
      </bdi>
    </Fragment>
  ));

const Changes = ({ come, gone }: ReturnType<typeof placesChanged>) => (
  <>
    {come.length > 0 && (
      <Text size="sm">
        <Trans>
          New: <Names of={come} />
        </Trans>
      </Text>
    )}
    {gone.length > 0 && (
      <Text size="sm">
        <Trans>
          No longer listed: <Names of={gone} />
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
  /** What the backend says of it, in its own words. */
  readonly message: string;
}

/** What a sync brought: by the places that are read after it, or as the backend says where they are not. */
export const Synced = ({ before, now, message }: SyncedProps) => {
  const places = use(now);
  const known = before && use(before);
  if (places._tag === "Failure") return <bdi>{message}</bdi>;
  const { items } = places.success;
  return (
    <>
      <Plural value={items.length} one="# location synced" other="# locations synced" />
      {known?._tag === "Success" && <Changes {...placesChanged(known.success.items, items)} />}
    </>
  );
};
