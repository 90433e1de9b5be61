import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import type { ReportDecision } from "../../../../src/domain/deletion.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Reason } from "../../../../src/domain/ports/reason.ts";
import { Reports } from "../../../../src/domain/ports/reports.ts";
import { Forbidden, NotFound, type RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import { settleReport } from "../../../../src/machines/use-cases/changes/settle-report.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

const REPORTS = [
  { reportId: id("r1"), kitchen: { kitchenId: id("k1") } },
  { reportId: id("r2"), kitchen: { kitchenId: id("k2") } },
  { reportId: id("r3"), kitchen: { kitchenId: id("k1") } },
];

const BAN: ReportDecision = {
  _tag: "KitchenBan",
  id: id("k1"),
  name: "Casa Ana",
  reason: " Spam ",
  reports: [id("r1")],
};

interface World {
  readonly isListed: boolean;
  readonly isBanned?: boolean;
  readonly banning?: RemoteFailure;
  readonly removing?: RemoteFailure;
}

/** What is sent for a decision, and why; with what came of it. */
const settled = async (
  decision: ReportDecision,
  { isListed, isBanned = false, banning, removing }: World,
) => {
  const sent: Array<readonly [string, string | undefined]> = [];
  const send = (what: string, failure: RemoteFailure | undefined) =>
    Effect.gen(function* () {
      sent.push([what, yield* Reason]);
      if (failure !== undefined) return yield* Effect.fail(failure);
      return undefined;
    });
  const records = { items: REPORTS, unreadable: 0 };
  const ports = Context.makeUnsafe<Capabilities | Kitchens | Reports>(
    new Map<string, unknown>([
      [Capabilities.key, { offers: () => Effect.succeed(isListed) }],
      [
        Kitchens.key,
        {
          byId: () => Effect.succeed({ ...kitchen(1), banned: isBanned }),
          edit: () => send("ban", banning),
        },
      ],
      [
        Reports.key,
        {
          page: () => Effect.succeed(records),
          list: (_: unknown, { filters }: { filters: Record<string, string> }) =>
            Effect.succeed({
              items: REPORTS.filter((report) => report.kitchen.kitchenId === filters["kitchen"]),
              unreadable: 0,
              total: 2,
            }),
          remove: (report: string) => send(`close ${report}`, removing),
        },
      ],
    ]),
  );
  const result = await Effect.runPromise(Effect.result(Effect.provideContext(settleReport(decision), ports)));
  return { sent, result: result._tag === "Success" ? "done" : result.failure._tag };
};

test.each([true, false])(
  "a ban gives its reason to the kitchen and to every report about it that is closed (lists: %s)",
  async (isListed) => {
    expect(await settled(BAN, { isListed })).toEqual({
      sent: [
        ["ban", "Spam"],
        ["close r1", "Spam"],
        ["close r3", "Spam"],
      ],
      result: "done",
    });
  },
);

test("of what is banned already every report is closed, and it is not banned again", async () => {
  const closing: ReportDecision = { ...BAN, _tag: "KitchenReports", reason: "" };
  expect((await settled(closing, { isListed: true })).sent.map(([what]) => what)).toEqual([
    "close r1",
    "close r3",
  ]);
});

test("what could not be banned keeps its reports", async () => {
  expect(await settled(BAN, { isListed: true, banning: Forbidden })).toEqual({
    sent: [["ban", "Spam"]],
    result: "Forbidden",
  });
});

test("a report that somebody else has closed meanwhile is as good as closed; another failure is told", async () => {
  expect((await settled(BAN, { isListed: true, removing: NotFound() })).result).toBe("done");
  expect((await settled(BAN, { isListed: true, removing: Forbidden })).result).toBe("Forbidden");
});

test.each(["KitchenBan", "KitchenReports"] as const)(
  "who decides what somebody else has decided by then is told that nothing was left to do: %s",
  async (_tag) => {
    const decision: ReportDecision = { ...BAN, _tag };
    const elsewhere = { isListed: true, isBanned: true };
    expect((await settled(decision, { ...elsewhere, removing: NotFound() })).result).toBe("NotFound");
    expect((await settled({ ...BAN, _tag, id: id("k9") }, elsewhere)).result).toBe("NotFound");
    expect((await settled(decision, elsewhere)).result).toBe("done");
  },
);

test("a dismissal closes the one report, and says so where it is gone", async () => {
  const dismissal: ReportDecision = { _tag: "Report", id: id("r2"), name: "La Mesa" };
  expect(await settled(dismissal, { isListed: true })).toEqual({
    sent: [["close r2", undefined]],
    result: "done",
  });
  expect((await settled(dismissal, { isListed: true, removing: NotFound() })).result).toBe("NotFound");
});
