import { type ActorRefFrom, createActor, fromTransition } from "xstate";
import { goneBy } from "../../domain/announcement.ts";
import type { Target } from "../../domain/deletion.ts";
import { chooseTheSame, isNarrowed, type ListRequest } from "../../domain/list-request.ts";
import {
  NOTHING_SELECTED,
  reaching,
  selecting,
  type SelectedRecords,
  unselecting,
} from "../../domain/lists/selection.ts";
import type { ListName } from "../../domain/resources.ts";
import type { deletionMachine } from "../deletion/deletion.machine.ts";

interface ShownList {
  readonly list: ListName;
  readonly request: ListRequest;
}

interface ListSelection {
  /** The list that was shown last. */
  readonly shown: ShownList | undefined;
  readonly selection: SelectedRecords;
  /** What another search or filter of that list let go, until something is selected again. */
  readonly ended: SelectedRecords;
  /** The search and filters in which that was selected. */
  readonly endedAt: ListRequest | undefined;
}

type Happened =
  | (ShownList & { readonly type: "show" })
  | { readonly type: "select" | "unselect"; readonly targets: ReadonlyArray<Target> }
  | { readonly type: "reach"; readonly page: ReadonlyArray<Target>; readonly target: Target }
  | { readonly type: "clear" | "take again" | "session ended" };

const isStillShown = (shown: ShownList | undefined, { list, request }: ShownList): boolean =>
  shown?.list === list && chooseTheSame(shown.request, request);

const BEGINNING: ListSelection = {
  shown: undefined,
  selection: NOTHING_SELECTED,
  ended: NOTHING_SELECTED,
  endedAt: undefined,
};

const showing = (before: ListSelection, next: ShownList): ListSelection => {
  const { shown, selection } = before;
  if (shown?.list !== next.list) return { ...BEGINNING, shown: next };
  if (isStillShown(shown, next) || selection.size === 0) return { ...before, shown: next };
  return { ...BEGINNING, shown: next, ended: selection, endedAt: shown.request };
};

/** As it was before another search or filter. */
const takingAgain = ({ shown, ended, endedAt }: ListSelection): ListSelection => ({
  ...BEGINNING,
  shown: shown && endedAt && { ...shown, request: endedAt },
  selection: ended,
});

const selectionLogic = fromTransition((before: ListSelection, happened: Happened): ListSelection => {
  const { shown, selection, ended } = before;
  switch (happened.type) {
    case "show":
      return showing(before, happened);
    case "select":
      return { ...BEGINNING, shown, selection: selecting(selection, happened.targets) };
    case "reach":
      return { ...BEGINNING, shown, selection: reaching(selection, happened.page, happened.target) };
    case "unselect":
      return {
        ...before,
        selection: unselecting(selection, happened.targets),
        ended: unselecting(ended, happened.targets),
      };
    case "clear":
      return { ...BEGINNING, shown };
    case "take again":
      return takingAgain(before);
    case "session ended":
      return BEGINNING;
  }
}, BEGINNING);

/** What is selected in a list; nothing in one that another one, search or filter has come before. */
export const selectedIn = ({ shown, selection }: ListSelection, asked: ShownList): SelectedRecords =>
  isStillShown(shown, asked) ? selection : NOTHING_SELECTED;

/** What is selected in a list no more, because it is searched or filtered otherwise. */
export const endedIn = ({ shown, ended }: ListSelection, list: ListName): SelectedRecords =>
  shown?.list === list ? ended : NOTHING_SELECTED;

/** The selection of the list that was shown last, until the session ends. */
export type SelectionRef = ActorRefFrom<typeof selectionLogic>;

/** Begins a selection, which what is deleted leaves, and what is changed where its list is narrowed. */
export const startSelection = (deletions: ActorRefFrom<typeof deletionMachine>): SelectionRef => {
  const selection = createActor(selectionLogic).start();
  const leave = (targets: ReadonlyArray<Target>): void => {
    const list = selection.getSnapshot().context.shown?.list;
    selection.send({ type: "unselect", targets: targets.filter(({ _tag }) => _tag === list) });
  };
  deletions.on("deletion ended", ({ announcement }) => {
    const gone = goneBy(announcement);
    if (gone.length > 0) leave(gone);
    if (announcement._tag === "ChangeFailed")
      leave(
        announcement.failures
          .filter(({ failure }) => failure._tag === "NotFound")
          .map(({ target }) => target),
      );
  });
  deletions.on("records changed", ({ targets }) => {
    const { shown } = selection.getSnapshot().context;
    // What is others by now may be in the list no more.
    if (shown !== undefined && isNarrowed(shown.request)) leave(targets);
  });
  return selection;
};
