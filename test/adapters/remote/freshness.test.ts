import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { vi } from "vitest";
import { forgetSession } from "../../../src/adapters/remote/remote.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { KitchenImages } from "../../../src/domain/ports/kitchen-images.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver } from "../fixtures-remote.ts";
import { changedBy, groupOf } from "./changed.ts";
import { EVERY_CALL } from "./every-call.ts";
import { good, listed, type PortCall } from "./port-call.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

/** Calls of an operation with other arguments, and the first form of the chain that no call of the table asks for. */
const MORE_READS: ReadonlyArray<PortCall> = (
  [
    [
      "users counted",
      "analytics/users",
      Analytics.use((port) => port.total("users")),
      good({ name: "users", total: 3 }),
    ],
    [
      "tribes counted",
      "analytics/tribes",
      Analytics.use((port) => port.total("tribes")),
      good({ name: "tribes", total: 3 }),
    ],
    [
      "kitchenImages.fromKitchenImage",
      "kitchenimage/findKitchenimages/9",
      KitchenImages.use((port) => port.of(id("9"))),
      listed(
        { kitchenImageId: 3, kitchen: { kitchenId: 9 }, imageUrl: "/3.jpg" },
        { kitchenImageId: "3", kitchen: { kitchenId: "9" }, imageUrl: "/3.jpg", description: "" },
      ),
    ],
  ] as const
).map(([operation, path, call, answered]) => ({
  operation,
  call,
  method: "GET",
  path: `/api/v1/${path}`,
  body: "",
  ...answered,
}));

/** What is never kept although it changes nothing: the exchange (D31), the state that can be used once (D8), who looks at a report, and a picture that nothing names yet. */
const NEITHER = ["authentication.exchange", "google.authorize", "presences.announce", "pictures.upload"];
const isRead = ({ method, operation }: PortCall): boolean =>
  method === "GET" || operation === "comments.byId";

const KEPT = EVERY_CALL.filter(({ operation }) => !NEITHER.includes(operation));
const READS = [...KEPT.filter(isRead), ...MORE_READS];
const WRITES = KEPT.filter((row) => !isRead(row));

/** What a read shows, where that is not what its group is named after. */
const SHOWN: Readonly<Record<string, ReadonlyArray<string>>> = {
  "tribes.members": ["users"],
  "users counted": ["users"],
  "analytics.userActivity": ["users", "comments", "dates"],
  "analytics.total": ["kitchens"],
  "analytics.popularKitchens": ["kitchens"],
  "tribes counted": ["tribes"],
  "analytics.activeTribes": ["tribes", "comments"],
  "analytics.ofCustomer": ["business"],
  "analytics.ofLocation": ["business"],
  "business.connected": ["google"],
};

const shownBy = (operation: string): ReadonlyArray<string> => SHOWN[operation] ?? [groupOf(operation)];
const namesOf = (rows: ReadonlyArray<PortCall>) => rows.map(({ operation }) => operation);

/** Every port on a backend that answers well; what reaches it is noted by its operation. */
const noting = (log: Array<string>) =>
  remoteOver({
    fetch: answering([], ({ method, url }) => {
      const row = [...EVERY_CALL, ...MORE_READS].find(
        (each) => each.method === method && `${ORIGIN}${each.path}` === url,
      );
      log.push(row?.operation ?? `${method} ${url}`);
      return row?.answer() ?? jsonAnswer(null);
    }),
  });

const everyRead = Effect.forEach(READS, ({ call }) => call);

it.effect("D31: every read asks once and gives what was answered", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const answers = READS.map(({ value }) => value);
    expect([yield* everyRead, yield* everyRead]).toEqual([answers, answers]);
    expect(log).toEqual(namesOf(READS));
  }).pipe(Effect.provide(noting(log)));
});

it.effect.each(WRITES)(
  "D31: $operation is never kept, and what it changes is read again, nothing else",
  ({ call, operation, value }) => {
    const log: Array<string> = [];
    const stale = namesOf(READS).filter((read) =>
      shownBy(read).some((group) => changedBy(operation).includes(group)),
    );
    return Effect.gen(function* () {
      yield* everyRead;
      log.length = 0;
      expect(yield* call).toEqual(value);
      yield* everyRead;
      expect(yield* call).toEqual(value);
      expect(log).toEqual([operation, ...stale, operation]);
    }).pipe(Effect.provide(noting(log)));
  },
);

it.effect.each(EVERY_CALL.filter(({ operation }) => NEITHER.includes(operation)))(
  "D8, D31: $operation is never kept, and nothing is read again after it",
  ({ call, operation, value }) => {
    const log: Array<string> = [];
    return Effect.gen(function* () {
      yield* everyRead;
      log.length = 0;
      expect([yield* call, yield* call]).toEqual([value, value]);
      yield* everyRead;
      expect(log).toEqual([operation, operation]);
    }).pipe(Effect.provide(noting(log)));
  },
);

it.effect("D28, D31: the end of the session empties every read", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    yield* forgetSession;
    yield* everyRead;
    expect(log).toEqual([...namesOf(READS), ...namesOf(READS)]);
  }).pipe(Effect.provide(noting(log)));
});
