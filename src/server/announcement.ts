import { DataDirectoryLocked, DataDirectoryUnusable } from "../adapters/backend/database/directory-lock.ts";
import type { DatabaseLocation } from "../adapters/backend/database/database.ts";
import { reasonOf } from "../adapters/backend/reason-of.ts";
import type { SampleAccount } from "../adapters/backend/sample/accounts.ts";
import { AddressUnusable, type Listening, PortTaken } from "./listener.ts";

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

const placeText = (location: DatabaseLocation): string => {
  switch (location._tag) {
    case "Server": {
      const { host, pathname } = new URL(location.url);
      return `PostgreSQL at ${host}${pathname}`;
    }
    case "Directory":
      return `the embedded database in ${location.directory}`;
    case "Memory":
      return "memory";
  }
};

/** What is printed when the console answers: where, what it keeps where, and who can sign in (e-mail, role, password). */
export const readyText = (
  port: number,
  database: DatabaseLocation,
  accounts: ReadonlyArray<Pick<SampleAccount, "email" | "role" | "password">>,
): string =>
  [
    `Console ready at http://localhost:${port}`,
    `Records are kept in ${placeText(database)}`,
    ...table(accounts.map(({ email, role, password }) => [email, role, password])),
  ].join("\n");

const portText = ({ port, what }: PortTaken, command: string): string => {
  const other = port < 65_535 ? port + 1 : port - 1;
  const choose = `Stop the other program or choose another with`;
  switch (what) {
    case "console":
      return `Port ${port} is already in use. ${choose} PORT=${other} ${command}.`;
    case "emulator":
      return (
        `Port ${port} is already in use, and the Auth emulator needs it.\n` +
        `${choose} FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:${other} ${command}.`
      );
    case "metrics":
      return `Port ${port} is already in use, and the metrics need it.\n${choose} METRICS_PORT=${other} ${command}.`;
  }
};

const ADDRESS_SETTINGS: Readonly<Record<Listening, string>> = {
  console: "HOST and PORT",
  emulator: "FIREBASE_AUTH_EMULATOR_HOST",
  metrics: "HOST and METRICS_PORT",
};

/** What these want is in that directory and in no other. */
const OF_WHAT_IS_KEPT: ReadonlySet<string> = new Set(["npm run backup", "npm run person"]);

/**
 * Why the console did not start, in one to three lines, with the remedy where there is one. `command` is how it was
 * started, for example `npm start`.
 */
export const failureText = (
  failure: { readonly _tag: string; readonly message: string },
  command: string,
): string => {
  if (failure instanceof PortTaken) return portText(failure, command);
  if (failure instanceof AddressUnusable) {
    return (
      `Cannot listen on ${failure.host} port ${failure.port} (${failure.reason}).\n` +
      `Choose another address with ${ADDRESS_SETTINGS[failure.what]}.`
    );
  }
  if (failure instanceof DataDirectoryUnusable)
    return `${failure.message}\nChoose another one with DATA_DIR.`;
  if (failure instanceof DataDirectoryLocked) {
    return (
      `The data directory ${failure.directory} is in use by another console.\n` +
      (OF_WHAT_IS_KEPT.has(command)
        ? "Stop that one."
        : `Stop that one or choose another directory with DATA_DIR=${failure.directory}-2 ${command}.`)
    );
  }
  if (failure._tag === "SqlError") {
    return (
      `The database failed: ${reasonOf(failure)}.\n` +
      "Check DATABASE_URL; without it the console keeps an embedded database in DATA_DIR."
    );
  }
  return failure.message === "" ? failure._tag : failure.message;
};
