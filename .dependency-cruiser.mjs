const src = (...rooms) => `^src/(${rooms.join("|")})/`;
const npm = (...packages) => `^node_modules/(${packages.join("|")})/`;
const effect = (...modules) => `^node_modules/effect/dist/(${modules.join("|")})[.]js$`;

// Data: none of these modules runs an effect or reaches the outside.
const EFFECT_DATA = effect(
  "Array|Brand|Data|Duration|Equal|Equivalence|Function|Match|Number|Option|Order",
  "Predicate|Record|Redacted|Result|Schema(Getter|Issue|Transformation)?|String|Struct|Tuple",
);
const EFFECT = effect("[A-Z]\\w*");
const EFFECT_HTTP = effect("http(-api)?/[A-Z]\\w*");
const EFFECT_SQL = effect("sql/[A-Z]\\w*");
const EFFECT_NET = effect("net/[A-Z]\\w*");
// It makes functions of texts, which the page's policy forbids.
const EFFECT_COMPILER = effect("schema/SchemaJITCompiler/enable");
const NODE = ["core"];
const PACKAGES = "^node_modules/";

const door = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The files below `path` import what is listed and nothing else; types count too. */
const room = (name, comment, path, ...allowed) => door(name, comment, { path }, { pathNot: allowed });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    door("no-cycle", "Imports run one way.", {}, { circular: true }),
    door("no-unresolved-import", "Every import leads somewhere.", {}, { couldNotResolve: true }),
    door(
      "no-deprecated-node-module",
      "Node gave it up.",
      {},
      { dependencyTypes: NODE, path: "^(async_hooks|constants|domain|punycode|sys|_.+)$" },
    ),
    door(
      "every-file-has-a-room",
      "Outside the rooms are only the files that put them together.",
      {
        path: "^src/",
        pathNot: [
          src("domain", "machines", "ui", "routes", "server", "development"),
          src("adapters/(contract|remote|firebase|browser|backend)"),
          "^src/(composition[^/]*|services|main|router|route-tree[.]gen)[.]tsx?$",
        ],
      },
      {},
    ),
    door(
      "src-stands-alone",
      "The program needs neither its tests nor its configuration.",
      { path: "^src/" },
      { pathNot: ["^src/", PACKAGES], dependencyTypesNot: [...NODE, "unknown"] },
    ),

    room("domain", "Entities know data.", "^src/domain/(?!ports/)", "^src/domain/(?!ports/)", EFFECT_DATA),
    room(
      "domain-ports",
      "Ports know the domain and the type of an effect.",
      src("domain/ports"),
      src("domain"),
      EFFECT_DATA,
      effect("Context", "Effect"),
    ),
    room(
      "machines",
      "Charts and use-cases know the domain.",
      src("machines"),
      src("machines", "domain"),
      npm("xstate"),
      EFFECT,
    ),

    // No adapter knows another one; the contract is what client and server share.
    room(
      "adapters-contract",
      "The API knows the domain.",
      src("adapters/contract"),
      src("adapters/contract", "domain"),
      EFFECT,
      EFFECT_HTTP,
    ),
    room(
      "adapters-remote",
      "The client knows the contract and the domain.",
      src("adapters/remote"),
      src("adapters/remote", "adapters/contract", "domain"),
      EFFECT,
      EFFECT_HTTP,
    ),
    room(
      "adapters-firebase",
      "The identity provider knows its SDK and the domain.",
      src("adapters/firebase"),
      src("adapters/firebase", "domain"),
      npm("firebase", "@firebase"),
      EFFECT,
    ),
    room(
      "adapters-browser",
      "What the browser lends knows the domain and how files are written.",
      src("adapters/browser"),
      src("adapters/browser", "domain"),
      npm("papaparse"),
      EFFECT,
    ),
    door(
      "adapters-backend",
      "The server knows the contract, the domain, Node and its own packages.",
      { path: src("adapters/backend") },
      {
        dependencyTypesNot: NODE,
        pathNot: [
          src("adapters/backend", "adapters/contract", "domain"),
          npm("@effect", "@electric-sql", "@faker-js", "jose", "sharp"),
          EFFECT,
          EFFECT_HTTP,
          EFFECT_SQL,
          EFFECT_NET,
          EFFECT_COMPILER,
        ],
      },
    ),

    // What a screen may take from node_modules is said by the doors of packages below.
    room("ui", "Screens know machines and the domain.", src("ui"), src("ui", "machines", "domain"), PACKAGES),
    room(
      "routes",
      "Routes know screens, machines and the domain; the router knows the routes.",
      "^src/(routes/|router[.]|route-tree[.])",
      "^src/(routes/|router[.]|route-tree[.]|ui/|machines/|domain/)",
      PACKAGES,
    ),

    door(
      "backend-stays-on-the-server",
      "The page never loads the server.",
      { path: "^src/", pathNot: src("adapters/backend", "server") },
      { path: [src("adapters/backend"), npm("@effect", "@electric-sql", "@faker-js", "jose", "sharp")] },
    ),
    door(
      "node-stays-on-the-server",
      "The page never loads Node.",
      { path: "^src/([^/]+$|development/)" },
      { dependencyTypes: NODE },
    ),
    door(
      "server-keeps-to-itself",
      "Nothing needs what starts it.",
      { path: "^src/", pathNot: src("server") },
      { path: src("server") },
    ),
    door(
      "shipped-code-needs-no-development-package",
      "What is installed for developing is not there in production.",
      { path: "^src/", pathNot: src("server", "development") },
      { dependencyTypes: ["npm-dev"] },
    ),

    door(
      "no-effect-barrel",
      "The barrel pulls all of Effect into the page.",
      { path: "^src/" },
      { path: effect("index", "[a-z-]+/index") },
    ),
    door(
      "unstable-effect-in-adapters",
      "HTTP and SQL of Effect still change their names.",
      { path: "^src/", pathNot: src("adapters") },
      { path: [EFFECT_HTTP, EFFECT_SQL] },
    ),
    door(
      "schemas-compiled-on-the-server",
      "The page's policy lets nothing make functions of texts.",
      { path: "^src/", pathNot: src("adapters/backend") },
      { path: EFFECT_COMPILER },
    ),
    door(
      "xstate-in-machines",
      "Charts run where they are composed; screens only subscribe.",
      { path: "^src/", pathNot: ["^src/(machines|ui|development)/", "^src/(composition[^/]*|main)[.]tsx?$"] },
      { path: npm("xstate", "@xstate") },
    ),
    door(
      "xstate-types-in-ui",
      "Screens name actors; they do not make them.",
      { path: src("ui") },
      { path: npm("xstate"), dependencyTypesNot: ["type-only"] },
    ),
    door(
      "firebase-in-its-adapter",
      "One room talks to the identity provider.",
      { path: "^src/", pathNot: src("adapters/firebase") },
      { path: npm("firebase", "@firebase") },
    ),
    door(
      "router-in-routes-and-ui",
      "Only URL and links belong to the router.",
      {
        path: "^src/",
        pathNot: ["^src/(ui|routes)/", "^src/(main|router|route-tree[.]gen|composition[.]prepared)[.]tsx?$"],
      },
      { path: npm("@tanstack/(react-router|router)[^/]*", "@tanstack/history") },
    ),
  ],
  options: {
    // The default parser needs the compiler API that TypeScript 7 no longer has; without it types stay unread.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.]d[.]ts$" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "node", "default"],
    },
  },
};
