import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { hiddenIn, isChosen, notShown } from "../../../domain/list-preferences.ts";
import { useApp } from "../../app-context.ts";
import { emptyColumns, type ListView, withoutRoom } from "./list-view.ts";
import { useRoom } from "./use-room.ts";

const NO_RECORDS: ReadonlyArray<never> = [];

/** Which columns a list does not show in its frame; the one it is sorted by is always there. */
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
    const shown = view.columns.filter(({ id }) => !hidden.includes(id));
    return [...empty, ...withoutRoom(shown, (view.spare ?? []).filter(isSpare), room)];
  }, [view, records, sort, decided, room, i18n]);
  const hidden = useMemo(() => notShown(decided, leftOut), [decided, leftOut]);
  return { frame, leftOut, hidden };
};
