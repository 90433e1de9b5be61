import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import type { Edit } from "../../../../src/domain/change.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Reason } from "../../../../src/domain/ports/reason.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import {
  Forbidden,
  type RemoteFailure,
  Stale,
  TimedOut,
  Unreachable,
  Unreadable,
} from "../../../../src/domain/remote-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import { applyEdit } from "../../../../src/machines/use-cases/changes/apply-edit.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

const KITCHEN: Kitchen = { ...kitchen(1), tribe: { tribeId: id("t1"), name: "Bakers" } };
const USER: User = { userId: id("u1"), email: "eve@example.com", profile: { nombre: "Eve" }, role: "editor" };

const applied = async (
  edit: Edit,
  {
    user = USER,
    kitchens,
    undoes,
    log,
  }: {
    user?: User;
    kitchens?: Pick<Kitchens["Service"], "byId" | "edit">;
    undoes?: Edit;
    /** What the log of activity answers; nothing where there is none. */
    log?: Effect.Effect<{ readonly items: ReadonlyArray<unknown> }, RemoteFailure>;
  } = {},
) => {
  const written: Array<unknown> = [];
  const edited = (record: unknown) => Effect.sync(() => void written.push(record));
  const ports = Context.makeUnsafe<Kitchens | Users | Activities | Capabilities>(
    new Map<string, unknown>([
      [Kitchens.key, kitchens ?? { byId: () => Effect.succeed(KITCHEN), edit: edited }],
      [Users.key, { byId: () => Effect.succeed(user), edit: edited }],
      [Capabilities.key, { offers: () => Effect.succeed(log !== undefined) }],
      [Activities.key, { list: () => log }],
    ]),
  );
  const tag = edit._tag === "GiveRole" ? ("users" as const) : ("kitchens" as const);
  const step = { target: { _tag: tag, id: "1", name: "" }, edit, ...(undoes && { undoes }) };
  const result = await Effect.runPromise(Effect.result(Effect.provideContext(applyEdit(step), ports)));
  return { result: result._tag === "Success" ? result.success : result.failure._tag, written };
};

const toTribe = (tribe: string | undefined): Edit => ({
  _tag: "MoveToTribe",
  tribe: tribe === undefined ? undefined : { id: tribe, name: "" },
});

test.each([
  { edit: { _tag: "Ban" }, written: { ...KITCHEN, banned: true }, inverse: { _tag: "LiftBan" } },
  {
    edit: toTribe("t2"),
    written: { ...KITCHEN, tribe: { tribeId: "t2" } },
    inverse: { _tag: "MoveToTribe", tribe: { id: "t1", name: "Bakers" } },
  },
  {
    edit: toTribe(undefined),
    written: { ...KITCHEN, tribe: undefined },
    inverse: { _tag: "MoveToTribe", tribe: { id: "t1", name: "Bakers" } },
  },
  {
    edit: { _tag: "GiveRole", role: "viewer" },
    written: { ...USER, role: "viewer" },
    inverse: { _tag: "GiveRole", role: "editor" },
  },
] as const)(
  "$edit changes that of the record and nothing else, and tells what takes it back",
  async (row) => {
    expect(await applied(row.edit)).toEqual({
      result: { isChanged: true, inverse: row.inverse },
      written: [row.written],
    });
  },
);

test.each([{ _tag: "LiftBan" }, toTribe("t1"), { _tag: "GiveRole", role: "editor" }] as const)(
  "%s sends nothing where it is so already",
  async (edit) => {
    expect(await applied(edit)).toEqual({ result: { isChanged: false, inverse: undefined }, written: [] });
  },
);

test.each([
  { times: 2, result: { isChanged: true, inverse: { _tag: "LiftBan" } }, reads: 3 },
  { times: 3, result: "Stale", reads: 3 },
])(
  "D37: onto what others made of it $times times meanwhile, for some times",
  async ({ times, ...cameTo }) => {
    let reads = 0;
    const { result } = await applied(
      { _tag: "Ban" },
      {
        kitchens: {
          byId: () => Effect.sync(() => ({ ...KITCHEN, revision: String((reads += 1)) })),
          edit: ({ revision }) =>
            revision === String(times + 1) ? Effect.succeed(KITCHEN) : Effect.fail(Stale),
        },
      },
    );
    expect({ result, reads }).toEqual(cameTo);
  },
);

test.each([
  { failure: TimedOut, result: "NotSent" },
  { failure: Unreachable, result: "NotSent" },
  { failure: Unreadable, result: "NotSent" },
  { failure: Forbidden, result: "Forbidden" },
])(
  "D38: where the look before a change comes to $failure._tag, $result is told of it",
  async ({ failure, result }) => {
    const kitchens = { byId: () => Effect.fail(failure), edit: () => Effect.succeed(KITCHEN) };
    expect(await applied({ _tag: "Ban" }, { kitchens })).toEqual({ result, written: [] });
  },
);

test.each([TimedOut, Unreachable, Unreadable])(
  "D38: of a change that came to $_tag nobody knows",
  async (failure) => {
    const kitchens = { byId: () => Effect.succeed(KITCHEN), edit: () => Effect.fail(failure) };
    expect(await applied({ _tag: "Ban" }, { kitchens })).toEqual({ result: failure._tag, written: [] });
  },
);

test("a role that was none cannot be given back; a tribe that can be none is not found", async () => {
  const { result } = await applied(
    { _tag: "GiveRole", role: "chef" },
    { user: { ...USER, role: undefined } },
  );
  expect(result).toEqual({ isChanged: true, inverse: undefined });
  expect(await applied(toTribe("../t"))).toEqual({ result: "NotFound", written: [] });
});

const banned = (after: string, reason?: string) => ({ changes: [{ field: "banned", after }], reason });

test.each([
  [
    "the reason of the latest ban",
    Effect.succeed({ items: [banned("false"), banned("true", "Dirty"), banned("true", "Old")] }),
    "Dirty",
  ],
  [
    "none where the latest ban had none",
    Effect.succeed({ items: [banned("true"), banned("true", "Old")] }),
    undefined,
  ],
  ["none where the log cannot be read", Effect.fail(Unreachable), undefined],
  ["none where there is no log", undefined, undefined],
])("a ban that was lifted comes back with %s", async (_, log, reason) => {
  const reasons: Array<string | undefined> = [];
  const { result } = await applied(
    { _tag: "Ban" },
    {
      undoes: { _tag: "LiftBan" },
      kitchens: {
        byId: () => Effect.succeed(KITCHEN),
        edit: () =>
          Effect.map(Reason, (why) => {
            reasons.push(why);
            return KITCHEN;
          }),
      },
      ...(log && { log }),
    },
  );
  expect({ result, reasons }).toEqual({
    result: { isChanged: true, inverse: { _tag: "LiftBan" } },
    reasons: [reason],
  });
});

test("what was decided otherwise meanwhile is looked at once and not taken back; what is still so, is", async () => {
  let reads = 0;
  const kitchens = {
    byId: () => Effect.sync(() => ({ ...KITCHEN, revision: String((reads += 1)) })),
    edit: () => Effect.succeed(KITCHEN),
  };
  expect(await applied(toTribe("t2"), { undoes: toTribe("t3"), kitchens })).toEqual({
    result: "Stale",
    written: [],
  });
  expect(reads).toBe(1);
  expect(await applied(toTribe("t2"), { undoes: toTribe("t3") })).toEqual({ result: "Stale", written: [] });
  expect(
    await applied({ _tag: "GiveRole", role: "chef" }, { undoes: { _tag: "GiveRole", role: "viewer" } }),
  ).toEqual({
    result: "Stale",
    written: [],
  });
  expect((await applied(toTribe("t2"), { undoes: toTribe("t1") })).written).toHaveLength(1);
  expect(
    (await applied({ _tag: "GiveRole", role: "chef" }, { undoes: { _tag: "GiveRole", role: "editor" } }))
      .written,
  ).toHaveLength(1);
});
