import { useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ListRequest } from "../../../../domain/list-request.ts";
import { LONGEST_MS, workActor } from "../../../../machines/effect-actor.ts";
import { exportMachine } from "../../../../machines/export/export.machine.ts";
import { exportView, type ExportView } from "../../../../machines/export/export.view.ts";
import { exportRecords, type ExportScope } from "../../../../machines/use-cases/lists/export-records.ts";
import { useApp, useSignedInActors } from "../../../app-context.ts";
import { MENU_WORDS } from "../../../resources.tsx";
import type { ListView } from "../list-view.ts";

/**
 * A list's export: ids and every column, named as on screen. It ends when the list is left, which is told; what came of it
 * is told until the list is asked something else.
 */
export const useExport = <A>(
  view: ListView<A>,
  request: ListRequest,
): Omit<ExportView, "start"> & { readonly start: (scope: ExportScope) => void } => {
  const { actorOf, auth, writeRows, saveFile } = useApp();
  const { announcements } = useSignedInActors();
  const { t, i18n } = useLingui();
  const listed = t(MENU_WORDS[view.name].title);
  const [machine] = useState(() =>
    exportMachine.provide({
      actors: {
        // Language and words are those at the time when a record is read; a part may be the whole list.
        "export a part": actorOf(
          ({ order, ...asked }) =>
            exportRecords(
              {
                source: view.source,
                list: view.list,
                language: i18n.locale,
                scope: order.scope,
                header: order.header,
                cellsOf: (record) => [
                  view.source.definition.idOf(record),
                  ...view.columns.map(({ text }) => text(record, (message) => i18n._(message))),
                ],
                write: writeRows,
              },
              asked,
            ),
          LONGEST_MS,
        ),
        "save the file": workActor(saveFile),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => actor.getSnapshot().hasTag("busy"),
  });
  // A list that is only read again has another request that asks for the same.
  const question = JSON.stringify(request);
  const before = useRef(question);
  useEffect(() => {
    if (question !== before.current && actor.getSnapshot().hasTag("done")) actor.send({ type: "dismiss" });
    before.current = question;
  }, [actor, question]);
  const tellOfEnd = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag("busy") && auth.getSnapshot().hasTag("signed in"))
      announcements.send({ type: "announce", announcement: { _tag: "ExportStopped", list: listed } });
  });
  useEffect(() => () => tellOfEnd(), []);
  const { start, ...rest } = exportView(snapshot, send);
  return {
    ...rest,
    start: (scope) =>
      start({
        scope,
        name: listed,
        header: [t`ID`, ...view.columns.map(({ title }) => t(title))],
      }),
  };
};
