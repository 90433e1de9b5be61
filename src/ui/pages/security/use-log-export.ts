import { useLingui } from "@lingui/react/macro";
import * as Effect from "effect/Effect";
import type { Activity } from "../../../domain/activity.ts";
import { keyOfNamed, kitchenOf, referredBy } from "../../../domain/activity/named-records.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import { nameOf, userReference } from "../../../domain/reference.ts";
import { readNames } from "../../../machines/use-cases/moderation/log-names.ts";
import { readEntries } from "../../../machines/use-cases/moderation/read-log.ts";
import { useUser } from "../../app-context.ts";
import { useSheets } from "../../parts/action/use-sheets.ts";
import { deed, fieldWords } from "../activity/activity-texts.ts";
import { useSaid } from "../activity/use-said.ts";
import { kindOf } from "../activity/kinds.ts";

type Names = ReadonlyMap<string, string>;

/** Saves what the log is narrowed to as a file, the latest first; says in it where there was more. */
export const useLogExport = (request: ListRequest) => {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { isBusy, save } = useSheets();
  const said = useSaid();
  const valueOf = (names: Names, field: string, value: string): string => {
    const resource = referredBy(field);
    const name = resource && names.get(keyOfNamed({ resource, id: value }));
    return name === undefined ? said(field, value) : `${name} (${value})`;
  };
  const changesOf = (names: Names, { changes }: Activity): string =>
    changes
      .map(({ field, before = "", after = "" }) => {
        const [was, is] = [before, after].map((value) => valueOf(names, field, value));
        const words = fieldWords(field);
        return `${words === undefined ? field : t(words)}: ${was} → ${is}`;
      })
      .join("\n");
  const rowOf = (names: Names, entry: Activity, entries: ReadonlyArray<Activity>): ReadonlyArray<string> => {
    const { creationDate, person, kind, recordId, reason = "", request: asked = "" } = entry;
    const kitchen = kitchenOf(entry);
    const name = entry.name ?? (kitchen && names.get(keyOfNamed({ resource: "kitchens", id: kitchen })));
    return [
      creationDate,
      person === undefined ? "" : nameOf(userReference(person)),
      t(deed(entry, entries)),
      t(kindOf(kind)),
      recordId,
      name ?? "",
      changesOf(names, entry),
      reason,
      asked,
    ];
  };
  const readNamed = Effect.flatMap(readEntries(request), (read) =>
    Effect.map(readNames(read.entries, role), (names) => ({ ...read, names })),
  );
  const more = (count: string): string => t`There is more: this file has the latest ${count} changes.`;
  const start = () =>
    save(
      Effect.map(readNamed, ({ entries, isWhole, names }) => ({
        name: "activity",
        header: [
          t`Time`,
          t`Changed by`,
          t({ message: "Change", context: "what was done" }),
          t`Changes of`,
          t`ID`,
          t`Name`,
          t`Changes`,
          t`Reason`,
          t`Request`,
        ],
        rows: [
          ...entries.map((entry) => rowOf(names, entry, entries)),
          ...(isWhole ? [] : [[more(i18n.number(entries.length))]]),
        ],
      })),
    );
  return { isBusy, start };
};
