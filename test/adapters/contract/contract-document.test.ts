import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { ACCESS, accessInWords } from "../../../src/adapters/backend/policy/access.ts";
import { LIMITS } from "../../../src/adapters/backend/http/limits.ts";
import { STATUS } from "../../../src/adapters/contract/failures.ts";
import { operations, type OperationRow } from "../../../src/adapters/contract/operation-rows.ts";
import { cascades, REMOVALS, type Cascade } from "../backend/cascades.ts";
import { documentedOperations, type DocumentedOperation } from "./documented-operations.ts";
import { ANYWHERE, empty } from "../database-image.ts";

const pagingOf = (path: string): string => {
  if (path.endsWith("/:max/:first")) return "`{max}/{first}`";
  return path.endsWith("/:first/:max") ? "`{first}/{max}`" : "";
};

const accessOf = new Map(Object.entries(ACCESS).map(([name, access]) => [name, accessInWords(access)]));
const limitOf = new Map(Object.entries(LIMITS));
const tableOf = new Map<string, string>(REMOVALS.map(({ operation, table }) => [operation, table]));

/** Verbs that do something else than they say (D30). */
const oddVerb = ({ method, name }: OperationRow): string | undefined => {
  if (method !== "POST") return undefined;
  if (name.endsWith(".edit")) return "Edits by POST (D30).";
  return name.endsWith(".byId") ? "Reads by POST (D30)." : undefined;
};

const limitInWords = (name: string): string | undefined => {
  const limit = limitOf.get(name);
  if (limit === undefined) return undefined;
  const failing = "failures" in limit ? `, ${limit.failures} failures of each address` : "";
  return `In a minute ${limit.address} of each address, ${limit.account} of each account${failing} (P6).`;
};

const inWords = (tables: ReadonlyArray<string>): string =>
  tables.map((table) => table.replaceAll("_", " ")).join(", ");

const cascadeInWords = ({ deleted, freed }: Cascade): string | undefined => {
  const along = deleted.length === 0 ? undefined : `Deletes along: ${inWords(deleted)}.`;
  const free = freed.length === 0 ? undefined : `Stay without it: ${inWords(freed)}.`;
  return sentences([along, free]);
};

const sentences = (all: ReadonlyArray<string | undefined>): string =>
  all.filter((each) => each !== undefined && each !== "").join(" ");

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;

const ALL = Object.values(STATUS).map(String);

const failuresInWords = (failures: DocumentedOperation["failures"]): string => {
  const statuses = Object.keys(failures);
  return ALL.every((status) => statuses.includes(status)) ? "all" : statuses.join(", ");
};

const document = (cascadeOf: (table: string) => Cascade): string => {
  const documented = new Map(documentedOperations().map((each) => [each.name, each]));
  const rows = operations().map((operation) => {
    const { method, name, path } = operation;
    const { description, failures = {}, ofGroup } = documented.get(name) ?? {};
    const access = accessOf.get(name) ?? "nobody";
    const table = tableOf.get(name);
    return row([
      `\`${name}\``,
      method,
      `\`${path.replace(/:(\w+)/gu, "{$1}")}\``,
      access,
      pagingOf(path),
      failuresInWords(failures),
      sentences([
        oddVerb(operation),
        description,
        access.startsWith("owner") ? ofGroup : undefined,
        limitInWords(name),
        table === undefined ? undefined : cascadeInWords(cascadeOf(table)),
      ]),
    ]);
  });
  return [
    "# The contract",
    "",
    "Every call of [§7](product.md), as the contract in the code has it. This page is written by a test",
    "(`npx vitest run test/adapters/contract/contract-document.test.ts -u`), which fails when the two differ. A write that",
    "belongs to an owner may also be made by an admin (D13); pages are windows whose order is pinned here (D29). What goes",
    "with a deleted record is what the database says.",
    "",
    "A call may answer each of these failures unless its row names those that it may",
    `(what the console makes of them: [faults.md](faults.md)): ${Object.entries(STATUS)
      .map(([name, status]) => `${status} \`${name}\``)
      .join(", ")}.`,
    "",
    row(["operation", "method", "path", "who may call it", "paging order", "failures", "notes"]),
    row(["---", "---", "---", "---", "---", "---", "---"]),
    ...rows,
    "",
  ].join("\n");
};

layer(empty(ANYWHERE), { excludeTestServices: true })("§7", (it) => {
  it.effect("docs/contract.md is the contract", () =>
    Effect.gen(function* () {
      const page = document(yield* cascades);
      yield* Effect.promise(() => expect(page).toMatchFileSnapshot("../../../docs/contract.md"));
    }),
  );
});
