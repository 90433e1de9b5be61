import { ConnectionError, SqlError } from "effect/sql/SqlError";
import { expect, test } from "vitest";
import {
  DataDirectoryLocked,
  DataDirectoryUnusable,
} from "../../src/adapters/backend/database/directory-lock.ts";
import { failureText, readyText } from "../../src/server/announcement.ts";
import { AddressUnusable, PortTaken } from "../../src/server/listener.ts";
import { SettingUnusable } from "../../src/server/settings/setting.ts";

const connectionFailure = (cause: Error) =>
  new SqlError({ reason: new ConnectionError({ message: "PgConnection: Failed to connect", cause }) });

test("the ready line, then who can sign in, in columns", () => {
  const account = { uid: "1", displayName: "Ann", password: "Secret-1" };
  expect(
    readyText(3001, { _tag: "Directory", directory: "/data" }, [
      { ...account, email: "admin@example.com", role: "admin" },
      { ...account, email: "ed@example.com", role: "editor" },
    ]),
  ).toBe(
    [
      "Console ready at http://localhost:3001",
      "Records are kept in the embedded database in /data",
      "admin@example.com  admin   Secret-1",
      "ed@example.com     editor  Secret-1",
    ].join("\n"),
  );
});

test("beside a real project only where it is and where the records are, without whoever reads them", () => {
  const url = "postgres://cook:salt@db.example:5432/kitchen?sslmode=require";
  expect(readyText(3000, { _tag: "Server", url }, [])).toBe(
    "Console ready at http://localhost:3000\nRecords are kept in PostgreSQL at db.example:5432/kitchen",
  );
});

test.each([
  [
    new PortTaken({ port: 3000, what: "console" }),
    ["Port 3000 is already in use. Stop the other program or choose another with PORT=3001 npm start."],
  ],
  [
    new PortTaken({ port: 9099, what: "emulator" }),
    [
      "Port 9099 is already in use, and the Auth emulator needs it.",
      "Stop the other program or choose another with FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9100 npm start.",
    ],
  ],
  [
    new PortTaken({ port: 9464, what: "metrics" }),
    [
      "Port 9464 is already in use, and the metrics need it.",
      "Stop the other program or choose another with METRICS_PORT=9465 npm start.",
    ],
  ],
  [
    new PortTaken({ port: 65_535, what: "console" }),
    ["Port 65535 is already in use. Stop the other program or choose another with PORT=65534 npm start."],
  ],
  [
    new DataDirectoryLocked({ directory: ".data/database" }),
    [
      "The data directory .data/database is in use by another console.",
      "Stop that one or choose another directory with DATA_DIR=.data/database-2 npm start.",
    ],
  ],
  [
    new DataDirectoryUnusable({ directory: "/data", reason: "no room" }),
    ["Cannot use the directory /data (no room).", "Choose another one with DATA_DIR."],
  ],
  [
    new AddressUnusable({ host: "192.0.2.1", port: 3000, what: "console", reason: "EADDRNOTAVAIL" }),
    ["Cannot listen on 192.0.2.1 port 3000 (EADDRNOTAVAIL).", "Choose another address with HOST and PORT."],
  ],
  [
    new AddressUnusable({ host: "127.0.0.1", port: 80, what: "metrics", reason: "EACCES" }),
    ["Cannot listen on 127.0.0.1 port 80 (EACCES).", "Choose another address with HOST and METRICS_PORT."],
  ],
  [
    new AddressUnusable({ host: "127.0.0.1", port: 99, what: "emulator", reason: "EACCES" }),
    [
      "Cannot listen on 127.0.0.1 port 99 (EACCES).",
      "Choose another address with FIREBASE_AUTH_EMULATOR_HOST.",
    ],
  ],
  [
    new SettingUnusable({ variable: "PORT", found: '"x"', expected: "a port number" }),
    ['PORT is "x".', "Expected: a port number."],
  ],
  [
    connectionFailure(new Error('database "x" does not exist')),
    [
      'The database failed: database "x" does not exist.',
      "Check DATABASE_URL; without it the console keeps an embedded database in DATA_DIR.",
    ],
  ],
  [
    connectionFailure(
      new AggregateError([
        new Error("connect ECONNREFUSED ::1:5432"),
        new Error("connect ECONNREFUSED 127.0.0.1:5432"),
      ]),
    ),
    [
      "The database failed: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432.",
      "Check DATABASE_URL; without it the console keeps an embedded database in DATA_DIR.",
    ],
  ],
  [{ _tag: "Unheard", message: "" }, ["Unheard"]],
])("a failure is told in a few lines: %s", (failure, lines) => {
  expect(failureText(failure, "npm start").split("\n")).toEqual(lines);
});

test.each(["npm run backup", "npm run person"])(
  "%s is sent to no other directory, which would be empty",
  (command) => {
    expect(failureText(new DataDirectoryLocked({ directory: "/data" }), command).split("\n")).toEqual([
      "The data directory /data is in use by another console.",
      "Stop that one.",
    ]);
  },
);
