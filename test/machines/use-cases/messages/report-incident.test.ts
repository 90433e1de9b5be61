import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import type { Incident } from "../../../../src/domain/incident.ts";
import type { NewNotification } from "../../../../src/domain/notification.ts";
import { Incidents } from "../../../../src/domain/ports/incidents.ts";
import { Notifications } from "../../../../src/domain/ports/notifications.ts";
import {
  RateLimited,
  type RemoteFailure,
  TimedOut,
  Unauthorized,
  Unreachable,
} from "../../../../src/domain/remote-failure.ts";
import { reportingIncidents } from "../../../../src/machines/use-cases/messages/report-incident.ts";
import { id } from "../../../domain/generators.ts";

const team = (refusal?: RemoteFailure) => {
  let failure = refusal;
  const sent: Array<NewNotification> = [];
  const logged: Array<Incident> = [];
  const kept: Array<string> = [];
  const layer = Layer.mergeAll(
    Layer.mock(Notifications, {
      create: (draft) =>
        Effect.suspend(() => {
          sent.push(draft);
          return failure === undefined
            ? Effect.succeed({
                ...draft,
                notificationId: id<"notification">("1"),
                read: false,
                creationDate: undefined,
              })
            : Effect.andThen(Effect.yieldNow, Effect.fail(failure));
        }),
    }),
    Layer.succeed(Incidents, {
      log: (incident) => Effect.sync(() => void logged.push(incident)),
      keep: (report) => Effect.sync(() => kept.push(report) <= 2),
      takeKept: () => Effect.sync(() => kept.splice(0)),
    }),
  );
  const comeBack = (): void => {
    failure = undefined;
  };
  return { sent, logged, kept, layer, comeBack };
};

describe("D44: telling the team", () => {
  it.effect("an incident is told to everybody under its title, once", () =>
    Effect.gen(function* () {
      const { sent, logged, layer } = team();
      const { report } = reportingIncidents();
      for (const what of ["one", "one", "two", "one"]) yield* Effect.provide(report(what), layer);
      expect(sent).toEqual(
        ["one", "two"].map((message) => ({ user: undefined, title: "Incident report", message })),
      );
      expect(logged).toEqual([]);
    }),
  );

  it.effect("a page that breaks again and again tells of five incidents at most", () =>
    Effect.gen(function* () {
      const { sent, layer } = team();
      const { report } = reportingIncidents();
      for (let number = 0; number < 50; number += 1) yield* Effect.provide(report(`${number}`), layer);
      expect(sent.map(({ message }) => message)).toEqual(["0", "1", "2", "3", "4"]);
    }),
  );

  it.effect("what cannot be told goes to the log, and is not tried again", () =>
    Effect.gen(function* () {
      const { sent, logged, layer } = team(RateLimited(3));
      const { report } = reportingIncidents();
      yield* Effect.provide(report("one"), layer);
      yield* Effect.provide(report("one"), layer);
      expect([sent.length, logged]).toEqual([1, [{ _tag: "Unreported", report: "one" }]]);
    }),
  );

  it.effect.each([Unreachable, TimedOut, Unauthorized])(
    "without a connection or a session it is kept, and told later, once: %o",
    (missing) =>
      Effect.gen(function* () {
        const { sent, logged, kept, layer, comeBack } = team(missing);
        const { report, tellKept } = reportingIncidents();
        expect(yield* Effect.provide(report("one"), layer)).toBe("kept");
        expect(yield* Effect.provide(report("one"), layer)).toBe("kept");
        expect(yield* Effect.provide(tellKept, layer)).toBe(false);
        expect(kept).toEqual(["one"]);
        comeBack();
        expect(yield* Effect.provide(tellKept, layer)).toBe(true);
        expect(yield* Effect.provide(report("one"), layer)).toBe("told");
        expect(yield* Effect.provide(tellKept, layer)).toBe(false);
        expect([sent.length, kept, logged]).toEqual([3, [], []]);
      }),
  );

  it.effect("the same again while it is being told comes to what becomes of that", () =>
    Effect.gen(function* () {
      const { sent, layer } = team(Unreachable);
      const { report } = reportingIncidents();
      const both = Effect.all([report("one"), report("one")], { concurrency: "unbounded" });
      expect(yield* Effect.provide(both, layer)).toEqual(["kept", "kept"]);
      expect(sent).toHaveLength(1);
    }),
  );

  it.effect("P18: another session tells of its own, and of five again", () =>
    Effect.gen(function* () {
      const { sent, layer } = team();
      const { report, forget } = reportingIncidents();
      const five = ["1", "2", "3", "4", "5"];
      for (const what of five) yield* Effect.provide(report(what), layer);
      forget();
      for (const what of five) expect(yield* Effect.provide(report(what), layer)).toBe("told");
      expect(sent).toHaveLength(10);
    }),
  );

  it.effect("what fails after its session has ended is not kept for whoever comes next", () =>
    Effect.gen(function* () {
      const { kept, logged, layer } = team(Unreachable);
      const { report, forget } = reportingIncidents();
      const begun = yield* Effect.forkChild(Effect.provide(report("one"), layer), {
        startImmediately: true,
      });
      forget();
      expect(yield* Fiber.join(begun)).toBe("not told");
      expect([kept, logged]).toEqual([[], [{ _tag: "Unreported", report: "one" }]]);
    }),
  );

  it.effect("what there is no room for goes to the log", () =>
    Effect.gen(function* () {
      const { logged, layer } = team(Unreachable);
      const { report } = reportingIncidents();
      const fates: Array<string> = [];
      for (const what of ["one", "two", "three"]) fates.push(yield* Effect.provide(report(what), layer));
      expect(fates).toEqual(["kept", "kept", "not told"]);
      expect(logged).toEqual([{ _tag: "Unreported", report: "three" }]);
    }),
  );
});
