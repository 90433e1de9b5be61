import { useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import type { Announcement } from "../../../domain/announcement.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { Unreadable } from "../../../domain/remote-failure.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import type { Acted } from "../../../machines/action/action.machine.ts";
import { LONGEST_MS } from "../../../machines/effect-actor.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { type Pressed, toldOf, usePress } from "./use-press.ts";

const toldOfChange = (answer: Acted, target: RecordTarget | undefined): Announcement => {
  if (answer._tag === "Success") return toldOf(answer);
  const { failure } = answer;
  if (isResultUnknown(failure)) return { _tag: "ResultUnknown" };
  return target === undefined || failure._tag === "NotSent"
    ? toldOf(answer)
    : { _tag: "ChangeFailed", failures: [{ target, failure }] };
};

const toldByItself = (): void => undefined;

/**
 * Something changed at a press, also where the page is left before it is: what came of it is announced, and what the
 * page shows is read anew. Every call of it has an end of its own. Where it changes one record, a refusal names that.
 */
export const useAction = (changed?: RecordTarget): Pressed => {
  const { announcements, goingOn } = useSignedInActors();
  const router = useRouter();
  const sent = useOrNotSent();
  const { isBusy, act } = usePress(toldByItself, LONGEST_MS);
  const told = (answer: Acted) =>
    Effect.sync(() => {
      announcements.send({ type: "announce", announcement: toldOfChange(answer, changed) });
      void router.invalidate();
    });
  return {
    isBusy,
    act: (action) =>
      act(
        goingOn(
          sent(action).pipe(
            Effect.tapDefect(() => told({ _tag: "Failure", failure: Unreadable })),
            Effect.tapError((failure) => told({ _tag: "Failure", failure })),
            Effect.tap((success) => told({ _tag: "Success", success })),
          ),
        ),
      ),
  };
};
