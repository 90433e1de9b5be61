import { type HistoryState, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../app-context.ts";
import { typedInto } from "./form-fields.ts";
import type { Mode } from "./mode.ts";
import { firstMode, layAside } from "./registration-aside.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the login screen is for at this entry, once somebody has turned there to something else. */
    readonly mode?: Mode;
    /** What it was for at the entry before, which is where turning back leads. */
    readonly turnedFrom?: Mode;
  }
}

/** A form as it is shown until the other one is: with the address typed there, unless it was the first. */
interface Turn {
  readonly mode: Mode;
  readonly email?: string;
}

/** Which form is shown, as the entry of the history says, so that the way back leads to the one before. */
export const useTurn = (
  form: RefObject<HTMLFormElement | null>,
  fetch: (mode: Mode) => Promise<unknown> | undefined,
) => {
  const { drafts } = useApp();
  const { history } = useRouter();
  const [turn, setTurn] = useState<Turn>(() => ({ mode: firstMode(drafts, history.location.state.mode) }));
  // Pressed twice, one would be led back twice.
  const left = useRef<HistoryState>(undefined);

  const follow = useEffectEvent(async () => {
    const { mode } = history.location.state;
    left.current = undefined;
    if (mode === undefined || mode === turn.mode) return;
    // Until the other form is there, or cannot be, this one stays.
    await fetch(mode)?.catch(() => undefined);
    if (history.location.state.mode !== mode) return;
    if (mode === "sign in") layAside(drafts);
    const typed = form.current === null ? turn.email : typedInto(form.current, "email");
    // At once: somebody may be typing, and later letters would stay behind.
    flushSync(() => setTurn({ mode, email: typed ?? "" }));
  });
  useEffect(() => history.subscribe(() => void follow()), [history]);
  useEffect(() => {
    if (turn.email !== undefined) form.current?.querySelector("input")?.focus();
  }, [turn, form]);

  const turnTo = (next: Mode): void => {
    const { href, state } = history.location;
    const { mode = turn.mode } = state;
    if (mode === next || left.current === state) return;
    if (state.turnedFrom === next) {
      left.current = state;
      history.back();
      return;
    }
    const here: HistoryState = { ...state, mode };
    const there: HistoryState = { ...state, mode: next, turnedFrom: mode };
    if (state.mode === undefined) history.replace(href, here);
    // Two changes of one moment would become one.
    history.flush();
    history.push(href, there);
  };
  return { turn, turnTo };
};
