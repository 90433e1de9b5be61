import { dirname, relative } from "node:path/posix";

type Imports = ReadonlyArray<readonly [importer: string, ...imported: ReadonlyArray<string>]>;

/** What each door stops: a file, then what it must not import. A pair below two doors is stopped by both. */
export const CLOSED: Readonly<Record<string, Imports>> = {
  "no-cycle": [
    ["src/ui/Circle.tsx", "src/ui/Square.tsx"],
    ["src/ui/Square.tsx", "src/ui/Circle.tsx"],
  ],
  "no-unresolved-import": [["src/main.tsx", "./nowhere.ts", "package-that-is-not-installed"]],
  "no-deprecated-node-module": [["src/server/start.ts", "node:punycode", "node:domain"]],
  "every-file-has-a-room": [
    ["src/utils.ts", "src/domain/kitchen.ts"],
    ["src/helpers/text.ts", "src/domain/kitchen.ts"],
    ["src/adapters/storage.ts", "effect/Effect"],
    ["src/adapters/memory/kitchens.ts", "src/domain/kitchen.ts"],
  ],
  "src-stands-alone": [
    ["src/main.tsx", "test/domain/generators.ts", "vite.config.ts"],
    ["src/server/start.ts", "test/domain/generators.ts"],
  ],
  domain: [
    ["src/domain/role.ts", "src/domain/ports/kitchens.ts", "src/machines/auth.ts", "src/ui/Table.tsx"],
    [
      "src/domain/role.ts",
      "src/adapters/contract/api.ts",
      "src/adapters/browser/clock.ts",
      "src/composition.ts",
    ],
    ["src/domain/role.ts", "effect", "effect/Effect", "effect/Layer", "effect/http/HttpClient"],
    ["src/domain/role.ts", "react", "node:fs"],
  ],
  "domain-ports": [
    ["src/domain/ports/users.ts", "src/machines/auth.ts", "src/adapters/contract/api.ts"],
    ["src/domain/ports/users.ts", "effect", "effect/Layer", "effect/sql/SqlClient", "node:fs"],
  ],
  machines: [
    ["src/machines/shell.ts", "src/ui/Table.tsx", "src/routes/index.tsx", "src/services.ts"],
    ["src/machines/shell.ts", "src/adapters/contract/api.ts", "src/adapters/browser/clock.ts"],
    ["src/machines/shell.ts", "effect", "effect/http/HttpClient", "@xstate/react", "react", "node:fs"],
  ],
  "adapters-contract": [
    ["src/adapters/contract/users.ts", "src/adapters/remote/kitchens.ts", "src/machines/auth.ts"],
    ["src/adapters/contract/users.ts", "effect", "effect/sql/SqlClient", "node:fs"],
  ],
  "adapters-remote": [
    ["src/adapters/remote/users.ts", "src/adapters/browser/clock.ts"],
    ["src/adapters/remote/users.ts", "src/adapters/firebase/identity.ts", "src/machines/auth.ts", "node:fs"],
    ["src/adapters/remote/users.ts", "src/adapters/backend/app.ts", "effect", "effect/sql/SqlClient"],
  ],
  "adapters-firebase": [
    ["src/adapters/firebase/sign-in.ts", "src/adapters/browser/clock.ts", "src/adapters/contract/api.ts"],
    ["src/adapters/firebase/sign-in.ts", "src/machines/auth.ts", "effect/http/HttpClient", "node:fs"],
  ],
  "adapters-browser": [
    ["src/adapters/browser/marker.ts", "src/adapters/firebase/identity.ts", "src/adapters/contract/api.ts"],
    ["src/adapters/browser/marker.ts", "src/machines/auth.ts", "firebase/app", "node:fs"],
  ],
  "adapters-backend": [
    ["src/adapters/backend/server.ts", "src/adapters/remote/kitchens.ts", "src/adapters/remote/reads.ts"],
    [
      "src/adapters/backend/server.ts",
      "src/machines/auth.ts",
      "src/ui/Table.tsx",
      "src/server/settings/settings.ts",
    ],
    ["src/adapters/backend/server.ts", "effect", "react"],
  ],
  ui: [
    [
      "src/ui/List.tsx",
      "src/adapters/contract/api.ts",
      "src/adapters/browser/clock.ts",
      "src/routes/index.tsx",
    ],
    ["src/ui/List.tsx", "src/composition.ts", "src/services.ts", "src/development/inspection.ts", "node:fs"],
  ],
  routes: [
    ["src/routes/login.tsx", "src/adapters/remote/kitchens.ts", "src/composition.ts", "node:fs"],
    ["src/router.ts", "src/adapters/browser/clock.ts", "src/services.ts"],
  ],
  "backend-stays-on-the-server": [
    ["src/main.tsx", "src/adapters/backend/app.ts", "@effect/sql-pg/PgClient", "@electric-sql/pglite"],
    ["src/services.ts", "src/adapters/backend/app.ts", "@faker-js/faker", "jose"],
    ["src/development/inspector.ts", "src/adapters/backend/app.ts"],
    ["src/ui/List.tsx", "jose", "sharp"],
    ["src/adapters/remote/users.ts", "src/adapters/backend/app.ts"],
  ],
  "node-stays-on-the-server": [
    ["src/main.tsx", "node:fs"],
    ["src/composition.ts", "node:fs"],
    ["src/development/inspector.ts", "node:fs"],
  ],
  "server-keeps-to-itself": [
    ["src/main.tsx", "src/server/settings/settings.ts"],
    ["src/adapters/backend/server.ts", "src/server/settings/settings.ts"],
  ],
  "shipped-code-needs-no-development-package": [
    ["src/main.tsx", "@statelyai/inspect", "vite"],
    ["src/ui/List.tsx", "vitest"],
  ],
  "no-effect-barrel": [
    ["src/services.ts", "effect", "effect/http-api"],
    ["src/adapters/backend/server.ts", "effect"],
    ["src/adapters/contract/users.ts", "effect"],
    ["src/adapters/remote/users.ts", "effect"],
    ["src/domain/role.ts", "effect"],
    ["src/domain/ports/users.ts", "effect"],
    ["src/machines/shell.ts", "effect"],
    ["src/ui/List.tsx", "effect"],
  ],
  "unstable-effect-in-adapters": [
    ["src/services.ts", "effect/http/HttpClient", "effect/http-api/HttpApi", "effect/sql/SqlClient"],
    ["src/server/start.ts", "effect/http/HttpClient"],
    ["src/domain/role.ts", "effect/http/HttpClient"],
    ["src/domain/ports/users.ts", "effect/sql/SqlClient"],
    ["src/machines/shell.ts", "effect/http/HttpClient"],
  ],
  "schemas-compiled-on-the-server": [
    ["src/main.tsx", "effect/schema/SchemaJITCompiler/enable"],
    ["src/server/start.ts", "effect/schema/SchemaJITCompiler/enable"],
  ],
  "xstate-in-machines": [
    ["src/services.ts", "xstate"],
    ["src/routes/login.tsx", "xstate", "@xstate/react"],
    ["src/server/start.ts", "xstate"],
  ],
  "xstate-types-in-ui": [["src/ui/List.tsx", "xstate"]],
  "firebase-in-its-adapter": [
    ["src/main.tsx", "firebase/app"],
    ["src/ui/List.tsx", "firebase/auth"],
    ["src/server/start.ts", "firebase/app"],
    ["src/adapters/browser/marker.ts", "firebase/app"],
  ],
  "router-in-routes-and-ui": [
    ["src/composition.ts", "@tanstack/react-router"],
    ["src/development/inspector.ts", "@tanstack/react-router"],
  ],
};

/** What each room does import. */
export const OPEN: Imports = [
  ["src/domain/role.ts", "src/domain/kitchen.ts", "effect/Option", "effect/Schema"],
  ["src/domain/ports/users.ts", "src/domain/kitchen.ts", "effect/Effect", "effect/Context", "effect/Option"],
  ["src/machines/shell.ts", "src/domain/ports/kitchens.ts", "src/machines/auth.ts", "xstate", "effect/Clock"],
  ["src/adapters/contract/users.ts", "src/adapters/contract/api.ts", "src/domain/kitchen.ts"],
  ["src/adapters/contract/users.ts", "effect/Schema", "effect/http-api/HttpApi"],
  ["src/adapters/remote/users.ts", "src/adapters/contract/api.ts", "src/domain/ports/kitchens.ts"],
  ["src/adapters/remote/users.ts", "effect/http/HttpClient"],
  ["src/adapters/remote/users.ts", "src/adapters/remote/reads.ts", "src/domain/kitchen.ts", "effect/Cache"],
  ["src/adapters/firebase/sign-in.ts", "firebase/auth", "src/domain/kitchen.ts", "effect/Effect"],
  ["src/adapters/browser/marker.ts", "src/adapters/browser/clock.ts", "src/domain/kitchen.ts"],
  [
    "src/adapters/backend/server.ts",
    "src/adapters/contract/api.ts",
    "src/domain/ports/kitchens.ts",
    "node:http",
  ],
  [
    "src/adapters/backend/server.ts",
    "effect/net/NetAddress",
    "effect/sql/SqlClient",
    "@effect/sql-pg/PgClient",
    "jose",
    "sharp",
  ],
  [
    "src/ui/List.tsx",
    "src/machines/auth.ts",
    "src/domain/kitchen.ts",
    "src/ui/Table.tsx",
    "src/ui/List.module.css",
  ],
  ["src/ui/List.tsx", "react", "@mantine/core", "@xstate/react", "@tanstack/react-router"],
  ["src/routes/login.tsx", "src/ui/Table.tsx", "src/machines/auth.ts", "@tanstack/react-router"],
  ["src/router.ts", "src/route-tree.gen.ts", "@tanstack/react-router"],
  [
    "src/main.tsx",
    "src/composition.ts",
    "src/development/inspection.ts",
    "src/ui/Table.tsx",
    "@xstate/react",
  ],
  ["src/services.ts", "src/adapters/remote/remote.ts", "effect/Layer"],
  ["src/composition.ts", "xstate", "src/adapters/browser/clock.ts"],
  [
    "src/server/start.ts",
    "src/server/settings/settings.ts",
    "src/adapters/backend/app.ts",
    "node:fs",
    "vite",
  ],
  ["src/development/inspector.ts", "@statelyai/inspect", "xstate", "src/machines/auth.ts"],
];

/** One import of a fixture: the file that has it and what its text says. */
export interface FixtureImport {
  readonly importer: string;
  readonly imported: string;
  readonly specifier: string;
}

const isInTree = (imported: string): boolean => /^(src|test)\/|[.]config[.]ts$/.test(imported);

const specifierOf = (importer: string, imported: string): string => {
  if (!isInTree(imported)) return imported;
  const path = relative(dirname(importer), imported);
  return path.startsWith(".") ? path : `./${path}`;
};

export const importsOf = (imports: Imports): ReadonlyArray<FixtureImport> =>
  imports.flatMap(([importer, ...all]) =>
    all.map((imported) => ({ importer, imported, specifier: specifierOf(importer, imported) })),
  );

/** The files of a tree that has these imports; what is only imported is empty. */
export const filesWith = (imports: ReadonlyArray<FixtureImport>): Readonly<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const { imported } of imports) if (isInTree(imported)) files[imported] = "";
  for (const { importer, specifier } of imports) {
    files[importer] = `${files[importer] ?? ""}import "${specifier}";\n`;
  }
  return files;
};
