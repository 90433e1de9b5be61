import { FAULTS, type Fault } from "../../../src/adapters/backend/http/sentinels.ts";
import { CONSEQUENCES } from "./documented.ts";
import type { Cell } from "./measured.ts";
import { ROWS, type Row } from "./rows.ts";

/** The letter of each outcome and what it means. */
const LETTERS = {
  fine: ["✓", "a success: no value is expected, so nobody reads the body"],
  Unauthorized: ["U", "`Unauthorized`"],
  Forbidden: ["F", "`Forbidden`"],
  NotFound: ["N", "`NotFound`"],
  NotAcceptable: ["A", "`NotAcceptable`"],
  Refused: ["X", "`Refused`, with what the backend says"],
  Stale: ["O", "`Stale`: the record is in another state by now"],
  RateLimited: ["L", "`RateLimited`, with the seconds to wait"],
  ServerFailed: ["S", "`ServerFailed`"],
  Serialization: ["Z", "`ServerFailed` that is about serialization"],
  Unreadable: ["R", "`Unreadable`"],
  Unreachable: ["C", "`Unreachable`: the connection broke off or led elsewhere"],
  TimedOut: ["T", "`TimedOut`, ten seconds after each request"],
} as const;

const isLettered = (name: string): name is keyof typeof LETTERS => Object.hasOwn(LETTERS, name);

const letterOf = ({ outcome }: Cell): string => {
  if (outcome === "fine") return LETTERS.fine[0];
  if (outcome._tag === "ServerFailed" && outcome.serialization) return LETTERS.Serialization[0];
  return isLettered(outcome._tag) ? LETTERS[outcome._tag][0] : outcome._tag;
};

/** How often each form was asked, in the order of the chain. */
const counts = ({ forms }: Row, { asked }: Cell): string =>
  forms
    .map((form) => asked.filter((address) => address === form).length)
    .filter((count) => count > 0)
    .join("+");

const marks = (operation: string, fault: Fault): string =>
  CONSEQUENCES.filter(({ faults, operations }) => operations.includes(operation) && faults.includes(fault))
    .map(({ mark }) => (mark === "*" ? "\\*" : mark))
    .join("");

const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;

/** docs/faults.md. */
export const page = (matrix: ReadonlyMap<string, ReadonlyMap<Fault, Cell>>): string => {
  const rows = ROWS.map((row) =>
    line([
      `\`${row.operation}\``,
      ...FAULTS.map((fault) => {
        const cell = matrix.get(row.operation)?.get(fault);
        return cell === undefined
          ? ""
          : `${letterOf(cell)}${counts(row, cell)}${marks(row.operation, fault)}`;
      }),
    ]),
  );
  return [
    "# Every operation, every fault",
    "",
    `What the console makes of a backend that goes wrong: each of the 121 operations meets each of the ${FAULTS.length} faults of the`,
    "reference backend ([P8](decisions.md)), through the remembered ports and the HTTP adapter as the console composes",
    "them. This page is written by a test (`npx vitest run test/adapters/faults/faults.test.ts -u`), which holds every",
    "cell against the documents and fails when this page is not what it measured.",
    "",
    "A cell is what came of it and how many requests were made. A read is tried once more after the network, a timeout or",
    "a 5xx; writes, the exchange and Google's state that can be used once never are (D8, D31). `+` separates the forms of",
    "a chain (D33): a form that is missing or unreadable lets the next one answer, so its cell counts the forms before it,",
    "which were missing, as well as those after it, which met the same fault.",
    "",
    "| | |",
    "| --- | --- |",
    ...Object.values(LETTERS).map(([letter, meaning]) => line([letter, meaning])),
    ...CONSEQUENCES.map(({ mark, meaning }) => line([mark === "*" ? "\\*" : mark, meaning])),
    "",
    line(["operation", ...FAULTS]),
    line(["---", ...FAULTS.map(() => "---")]),
    ...rows,
    "",
  ].join("\n");
};
