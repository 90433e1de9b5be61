import { useLingui } from "@lingui/react/macro";
import * as Effect from "effect/Effect";
import type { Activity } from "../../../domain/activity.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import { userReference } from "../../../domain/reference.ts";
import { MOST_EXPORTED, readEntries } from "../../../machines/moderation/read-log.ts";
import { useSheets } from "../../parts/action/use-sheets.ts";
import { deed, fieldWords } from "../activity/activity-texts.ts";
import { useSaid } from "../activity/use-said.ts";
import { kindOf } from "./log-filters.ts";

/** Saves what the log is narrowed to as a file, the latest first; says in it where there was more. */
export const useLogExport = (request: ListRequest) => {
  const { t } = useLingui();
  const { isBusy, save } = useSheets();
  const said = useSaid();
  const changesOf = ({ changes }: Activity): string =>
    changes
      .map(({ field, before = "", after = "" }) => {
        const [was, is] = [before, after].map((value) => said(field, value));
        const words = fieldWords(field);
        return `${words === undefined ? field : t(words)}: ${was} → ${is}`;
      })
      .join("\n");
  const rowOf = (entry: Activity): ReadonlyArray<string> => {
    const { creationDate, person, kind, recordId, name = "", reason = "", request: asked = "" } = entry;
    const by = person && userReference(person);
    return [
      creationDate,
      by?.name ?? by?.id ?? "",
      t(deed(entry)),
      t(kindOf(kind)),
      recordId,
      name,
      changesOf(entry),
      reason,
      asked,
    ];
  };
  const start = () =>
    save(
      Effect.map(readEntries(request), (entries) => ({
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
          ...entries.map(rowOf),
          ...(entries.length === MOST_EXPORTED
            ? [[t`There is more: this file has the latest ${MOST_EXPORTED} changes.`]]
            : []),
        ],
      })),
    );
  return { isBusy, start };
};
