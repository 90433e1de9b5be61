import { useLingui } from "@lingui/react/macro";
import { deepEqual } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { hiddenIn, notShown } from "../../../../domain/list-preferences.ts";
import { useApp } from "../../../app-context.ts";
import { emptyColumns, type ListView, shownColumns, withoutRoom } from "../list-view.ts";
import { useRoom } from "./use-room.ts";

const NO_RECORDS: ReadonlyArray<never> = [];

/** Which columns a list shows in its frame; the one it is sorted by is not left out for room. */
export const useColumns = <A>(
  view: ListView<A>,
  records: ReadonlyArray<A> = NO_RECORDS,
  sort: string | undefined,
) => {
  const { i18n } = useLingui();
  const { preferences } = useApp();
  const decided = useSelector(preferences, ({ context }) => hiddenIn(context.hiddenColumns, view.name));
  const [frame, room = Infinity] = useRoom();
  const withoutValueOrRoom = useMemo(() => {
    const empty = emptyColumns(view, records, (message) => i18n._(message));
    // Whatever was decided: a column that is hidden makes no other one appear, and one that is chosen none go.
    const spare = (view.spare ?? []).filter((id) => id !== sort && !empty.includes(id));
    return [...empty, ...withoutRoom(shownColumns(view, empty), spare, room)];
  }, [view, records, sort, room, i18n]);
  // Rows are drawn anew where their columns differ.
  const [leftOut, setLeftOut] = useState(withoutValueOrRoom);
  if (!deepEqual(leftOut, withoutValueOrRoom)) setLeftOut(withoutValueOrRoom);
  const columns = useMemo(() => shownColumns(view, notShown(decided, leftOut)), [view, decided, leftOut]);
  return { frame, leftOut, columns };
};
