import * as Result from "effect/Result";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SIGNED_OUT, signedIn } from "../../../src/domain/session.ts";
import { settledSession } from "../../../src/machines/auth/settled-session.ts";

import { ANA, ANA_AS_USER, answerExchange, last, runningChart } from "./auth-fixtures.ts";

test("the session is given once it is known who is there, and not before", async () => {
  const running = runningChart({ sessionIsLikely: true });
  const given: Array<unknown> = [];
  void settledSession(running.actor).then((session) => given.push(session));
  await nextTurn();
  expect(given).toEqual([]);
  await last(running.restores).answer(Result.succeed(ANA));
  expect(given).toEqual([]);
  await answerExchange(running, "lets in");
  await nextTurn();
  expect(given).toEqual([signedIn(ANA_AS_USER)]);
});

test("where nobody is likely to be there, it is known at once", async () => {
  const { actor } = runningChart({ sessionIsLikely: false });
  expect(await settledSession(actor)).toEqual(SIGNED_OUT);
});
