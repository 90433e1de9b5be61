import { expect, test } from "vitest";
import { ACCESS, accessInWords } from "../../../src/adapters/backend/access-table.ts";
import { operations } from "../../../src/adapters/contract/operations.ts";

const pagingOf = (path: string): string => {
  if (path.endsWith("/:max/:first")) return "`{max}/{first}`";
  return path.endsWith("/:first/:max") ? "`{first}/{max}`" : "";
};

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;

const document = (): string => {
  const accessOf = new Map(Object.entries(ACCESS));
  const rows = operations().map(({ name, method, path }) => {
    const access = accessOf.get(name);
    const shown = path.replace(/:(\w+)/gu, "{$1}");
    return row([
      `\`${name}\``,
      method,
      `\`${shown}\``,
      access === undefined ? "nobody" : accessInWords(access),
      pagingOf(path),
    ]);
  });
  return [
    "# The contract",
    "",
    "Every call of [§7](product.md), as the contract in the code has it. This page is written by a test",
    "(`npx vitest run test/adapters/contract/contract-document.test.ts -u`), which fails when the two differ. A write that",
    "belongs to an owner may also be made by an admin (D13); pages are windows whose order is pinned here (D29).",
    "",
    row(["operation", "method", "path", "who may call it", "paging order"]),
    row(["---", "---", "---", "---", "---"]),
    ...rows,
    "",
  ].join("\n");
};

test("docs/contract.md is the contract", async () => {
  await expect(document()).toMatchFileSnapshot("../../../docs/contract.md");
});
