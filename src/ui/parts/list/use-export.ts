import { useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { exportView, type ExportView } from "../../../machines/export/export.view.ts";
import { recordExport } from "../../../machines/export/record-export.ts";
import type { ExportScope } from "../../../machines/use-cases/export-records.ts";
import { useApp } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { ListView } from "./list-view.ts";

/** A list's export: only the columns that are shown, named as on screen. It ends when the list is left. */
export const useExport = <A>(
  view: ListView<A>,
  hidden: ReadonlyArray<string>,
): Omit<ExportView, "start"> & { readonly start: (scope: ExportScope) => void } => {
  const app = useApp();
  const { t, i18n } = useLingui();
  const [machine] = useState(() =>
    recordExport<A>(app, {
      source: view.source,
      list: view.list,
      languageOf: () => i18n.locale,
      cellsOf: (record, columns) =>
        view.columns
          .filter(({ id }) => columns.includes(id))
          .map(({ text }) => text(record, (message) => i18n._(message))),
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const shown = view.columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
  const { start, ...rest } = exportView(snapshot, send);
  return {
    ...rest,
    start: (scope) =>
      start({
        scope,
        columns: shown.map(({ id }) => id),
        name: t(RESOURCE_WORDS[view.name].title),
        header: shown.map(({ title }) => t(title)),
      }),
  };
};
