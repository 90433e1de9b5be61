import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import { Capabilities } from "../../src/domain/ports/capabilities.ts";
import type { IdentityProvider } from "../../src/domain/ports/identity-provider.ts";
import { Reports } from "../../src/domain/ports/reports.ts";
import { deletionMachine } from "../../src/machines/deletion/deletion.machine.ts";
import type { ReadingPorts } from "../../src/machines/ports.ts";
import { shellMachine } from "../../src/machines/shell/shell.machine.ts";
import { countReports } from "../../src/routes/-moderation.ts";
import { appUser, id } from "../domain/generators.ts";

/** A backend that lists itself, with 118 reports. */
const PORTS = Context.makeUnsafe<ReadingPorts | IdentityProvider>(
  new Map<string, unknown>([
    [Capabilities.key, { offers: () => Effect.succeed(true) }],
    [Reports.key, { list: () => Effect.succeed({ items: [], unreadable: 0, total: 118 }) }],
  ]),
);

const counting = () => {
  const shell = createActor(shellMachine).start();
  const deletions = createActor(deletionMachine).start();
  onTestFinished(() => void deletions.stop());
  const asking = new AbortController();
  const count = async () => {
    await countReports(
      {
        read: (program) => Effect.runPromise(Effect.result(Effect.provideContext(program, PORTS))),
        user: appUser("admin"),
        actors: { shell, deletions },
      },
      asking.signal,
    );
    return shell.getSnapshot().context.waiting;
  };
  return { asking, count, deletions };
};

test("D65: what was decided and is still to be sent waits no more in the menu", async () => {
  const { count, deletions } = counting();
  expect(await count()).toBe(118);
  const target = {
    _tag: "KitchenBan",
    id: id<"kitchen">("7"),
    name: "Casa Ana",
    reason: "",
    reports: [id<"report">("1"), id<"report">("2")],
  } as const;
  deletions.send({ type: "ask to delete", targets: [target] });
  deletions.send({ type: "confirm" });
  expect(await count()).toBe(116);
});

test("D65: a count that is overtaken by that of another page says nothing", async () => {
  const { asking, count } = counting();
  asking.abort();
  expect(await count()).toBe(0);
});
