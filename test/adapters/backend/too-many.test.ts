import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { exchange, type Asked } from "../asked.ts";
import { type Answer } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { askNode, type NodeBackend, nodeBackend } from "./node-backend.ts";

const times = (count: number, asked: (index: number) => Asked) =>
  Effect.forEach(
    Array.from({ length: count }, (_, index) => index),
    (index) => askNode(asked(index)),
  );

const statuses = (answers: ReadonlyArray<Answer>) => answers.map(({ status }) => status);

const limited = (answer: Answer | undefined) => {
  const { retryAfterSeconds, ...rest } = JSON.parse(answer?.body ?? "{}");
  return [answer?.status, answer?.headers["retry-after"] === String(retryAfterSeconds), rest];
};
const LIMITED = [429, true, { _tag: "RateLimited" }];

const fresh = (name: string, law: () => Effect.Effect<void, never, NodeBackend>) =>
  layer(nodeBackend(9), { excludeTestServices: true })(name, (it) => {
    it.effect(name, law);
  });

fresh("D44: an address exchanges a hundred and twenty times a minute, somewhat later no more", () =>
  Effect.gen(function* () {
    const good = yield* times(120, () => exchange(emulatorToken("sample-viewer")));
    expect(new Set(statuses(good))).toEqual(new Set([200]));
    // The bucket goes on being filled meanwhile, slower than it can be emptied.
    const more = yield* times(400, () => exchange(emulatorToken("sample-viewer")));
    expect(limited(more.find(({ status }) => status !== 200))).toEqual(LIMITED);
  }),
);

fresh("D44: an address fails twenty times a minute; then good tokens wait, too", () =>
  Effect.gen(function* () {
    const bad = yield* times(60, (index) => exchange(index % 2 === 0 ? "rubbish" : emulatorToken("nobody")));
    expect(statuses(bad.slice(0, 20))).toEqual(Array.from({ length: 10 }, () => [401, 404]).flat());
    expect(limited(bad.find(({ status }) => status === 429))).toEqual(LIMITED);
    const health = yield* askNode({ method: "GET", path: "/api/v1/health" });
    expect([health.status, limited(bad.at(-1))]).toEqual([200, LIMITED]);
  }),
);

fresh("D44: an address makes thirty users a minute", () =>
  Effect.gen(function* () {
    const creating = (index: number): Asked => ({
      method: "POST",
      path: `/api/v1/authentication/createUser/2000-01-01/u${index}%40kitchen.example/pass/2/${emulatorToken(`u${index}`)}`,
    });
    const answers = yield* times(60, creating);
    expect(new Set(statuses(answers.slice(0, 30)))).toEqual(new Set([200]));
    expect(limited(answers.find(({ status }) => status !== 200))).toEqual(LIMITED);
  }),
);
