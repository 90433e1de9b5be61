import * as Effect from "effect/Effect";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { FAULTS, type Fault } from "../../../src/adapters/backend/http/sentinels.ts";
import { figureOfFailure, isUp } from "../../../src/domain/dashboard.ts";
import { isUnknownUser, type RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { ASKED_FOR_BIRTH_DATE, COUNTED, DOCUMENTED, UP, type Consequence } from "./documented.ts";
import { measured, type Cell } from "./measured.ts";
import { page } from "./page.ts";
import { ROWS, type Row } from "./rows.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const DEADLINE = 10_000;

/** By the documents: which forms are asked, whether all of it once more, and what is made of the last answer. */
const documented = ({ expectsNothing, forms, once, operation, place }: Row, fault: Fault): Cell => {
  const { again, failure, fine, incident, next } = DOCUMENTED[fault];
  const isFine = expectsNothing && fine;
  const pass = forms.slice(0, next && !isFine ? forms.length : place + 1);
  const passes = again && !once ? 2 : 1;
  return {
    outcome: isFine ? "fine" : failure,
    asked: Array.from({ length: passes }, () => pass).flat(),
    logged:
      incident === undefined ? [] : Array.from({ length: passes }, () => ({ _tag: incident, operation })),
    took: fault === "slow" ? DEADLINE * passes : 0,
  };
};

const matrix = new Map<string, ReadonlyMap<Fault, Cell>>();

beforeAll(async () => {
  const measuring = Effect.forEach(
    ROWS,
    (row) => Effect.map(measured(row), (cells) => matrix.set(row.operation, cells)),
    { concurrency: 8, discard: true },
  );
  await Effect.runPromise(measuring);
});

const cellOf = (operation: string, fault: Fault): Cell | undefined => matrix.get(operation)?.get(fault);

describe("§8, D24, D31, D33, D34: every operation meets every fault", () => {
  test.each(FAULTS)(
    "%s: each of the 121 fails as documented, in time, asks no more than it may and is logged by name",
    (fault) => {
      expect(Object.fromEntries(ROWS.map(({ operation }) => [operation, cellOf(operation, fault)]))).toEqual(
        Object.fromEntries(ROWS.map((row) => [row.operation, documented(row, fault)])),
      );
    },
  );

  test("D31: a read asks each address twice at most, everything else once", () => {
    const most = ROWS.map(({ forms, once, operation }) => {
      const counts = FAULTS.flatMap((fault) =>
        forms.map((form) => cellOf(operation, fault)?.asked.filter((asked) => asked === form).length ?? 0),
      );
      return [operation, Math.max(...counts), once ? 1 : 2];
    });
    expect(most.filter(([, asked, allowed]) => asked !== allowed)).toEqual([]);
  });

  const failuresOf = ({ faults, operations }: Consequence) =>
    operations.flatMap((operation) =>
      faults.flatMap((fault): ReadonlyArray<[Fault, RemoteFailure]> => {
        const outcome = cellOf(operation, fault)?.outcome;
        return outcome === undefined || outcome === "fine" ? [] : [[fault, outcome]];
      }),
    );

  test("D32: counters and lists of kitchens become an unavailable 0, or no access", () => {
    const figures = failuresOf(COUNTED).map(([fault, failure]) => [fault, figureOfFailure(failure)]);
    expect(figures).toEqual(COUNTED.operations.flatMap(() => Object.entries(COUNTED.figures)));
  });

  test("D20, D45: an unknown user is asked for a date of birth; a backend that refuses is up", () => {
    expect(failuresOf(ASKED_FOR_BIRTH_DATE).map(([, failure]) => isUnknownUser(failure))).toEqual([true]);
    expect(failuresOf(UP).map(([, failure]) => isUp(failure))).toEqual([true, true]);
  });
});

test("docs/faults.md is what was measured", async () => {
  await expect(page(matrix)).toMatchFileSnapshot("../../../docs/faults.md");
});
