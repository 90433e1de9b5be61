import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { hiddenIn, isChosen, notShown } from "../../../../domain/list-preferences.ts";
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
  const leftOut = useMemo(() => {
    const empty = emptyColumns(view, records, (message) => i18n._(message));
    const hidden = notShown(decided, empty);
    const isSpare = (id: string): boolean => id !== sort && !hidden.includes(id) && !isChosen(decided, id);
    const spare = (view.spare ?? []).filter(isSpare);
    return [...empty, ...withoutRoom(shownColumns(view, hidden), spare, room)];
  }, [view, records, sort, decided, room, i18n]);
  const columns = useMemo(() => shownColumns(view, notShown(decided, leftOut)), [view, decided, leftOut]);
  return { frame, leftOut, columns };
};
