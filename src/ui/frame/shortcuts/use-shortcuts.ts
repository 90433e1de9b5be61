import { useLocation, useNavigate } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { isAtOrBelow } from "../../../domain/navigation.ts";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE, RESOURCES } from "../../../domain/resources.ts";
import { DELETIONS_KEY, isCharacter, keyOf, type Shortcut, shortcutOf } from "../../../domain/shortcuts.ts";
import { shortcutsMachine } from "../../../machines/shortcuts/shortcuts.machine.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { openedDialog } from "../../parts/opening/opened-as.ts";
import { decide, goOnTo, goToSelection, selectHere } from "./listed-records.ts";

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));

/** Whether a key is pressed in a card or a menu over the page. */
const isInOpened = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;

const searchField = (): HTMLInputElement | null => document.querySelector('main [role="search"] input');

/** What can be done of the latest deletion, as Ctrl+Z would; else of all of them. */
const pendingDeletion = (): HTMLElement | null =>
  document.querySelector(`[aria-keyshortcuts="${DELETIONS_KEY}"] :is(li:first-child, ul ~ div) button`);

/** Listens for Ctrl or Cmd with K or Z, and for single keys unless they are switched off, typed, or meant for what is opened. */
export const useShortcuts = (view: ShellView): void => {
  const navigate = useNavigate();
  const { preferences } = useApp();
  const { role } = useUser();
  const { deletions } = useSignedInActors();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const actor = useActorRef(shortcutsMachine);
  const cameFrom = useRef("");
  useLayoutEffect(
    () => () => {
      cameFrom.current = path;
    },
    [path],
  );

  const perform = useEffectEvent((shortcut: Shortcut): void => {
    switch (shortcut._tag) {
      case "GoTo": {
        const { list, permissions } = RESOURCES[shortcut.list];
        if (permits(role, permissions.read)) void navigate({ to: list });
        return;
      }
      case "NextRecord":
        return goOnTo("next", cameFrom.current);
      case "PreviousRecord":
        return goOnTo("prev", cameFrom.current);
      case "SelectRecord":
        return selectHere();
      case "Selection":
        return goToSelection();
      case "Create": {
        const here = EVERY_RESOURCE.find(({ list }) => isAtOrBelow(path, list));
        if (here !== undefined && permits(role, here.permissions.create)) void navigate({ to: here.create });
        return;
      }
      case "Search": {
        const field = searchField();
        if (field === null) view.open("palette");
        else field.focus();
        return;
      }
      case "Decide":
        return decide(shortcut.key);
      case "Deletions":
        return pendingDeletion()?.focus();
      case "ShowShortcuts":
        return view.open("shortcuts");
    }
  });

  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const { ctrlKey, metaKey } = event;
    const key = keyOf(event);
    const isOverPage = view.overlay !== undefined || openedDialog() !== null;
    if (ctrlKey || metaKey) {
      if (event.shiftKey) return;
      // In a field, taking back belongs to the field.
      if (key.toLowerCase() === "z" && !isTyping(event)) deletions.send({ type: "undo the latest" });
      if (key.toLowerCase() !== "k") return;
      event.preventDefault();
      if (view.overlay === "palette") view.close();
      else if (!isOverPage) view.open("palette");
      return;
    }
    if (isOverPage) return;
    const isMeantElsewhere = isTyping(event) || isInOpened(event);
    if (isCharacter(key) && (isMeantElsewhere || !preferences.getSnapshot().context.shortcuts)) return;
    const isDecision = shortcutOf(key)?._tag === "Decide";
    // A key that is held down decides once.
    if (event.repeat && isDecision) return;
    // Without this, the key would be typed into the field that it leads to.
    if (key === "/" || isDecision) event.preventDefault();
    actor.send({ type: "press", key });
  });

  // From the moment that the page is seen: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const listening = actor.on("shortcut", ({ shortcut }) => perform(shortcut));
    // What a browser fills in by itself it tells as a key that is none.
    const listener = (event: Event): void => {
      if (event instanceof KeyboardEvent) press(event);
    };
    addEventListener("keydown", listener);
    return () => {
      listening.unsubscribe();
      removeEventListener("keydown", listener);
    };
  }, [actor]);
};
