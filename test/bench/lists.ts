import { type Call, PAGE, quantile, type Target, underLoad } from "./load.ts";

/*
 * Lists of any size, in every order and by every filter, on the first page and on page 10 000, with searches and the
 * counters of the dashboard among them, and a write for nine reads.
 */

const DEEP = 9_999 * PAGE;
/** The last page that the console offers of a search with more matches than are counted. */
const LAST_OFFERED = 39 * PAGE;

const get = (path: string): Call => ({ method: "GET", path: `/api/v1${path}` });
const bothWays = (sorts: ReadonlyArray<string>) => ["", ...sorts.flatMap((sort) => [sort, `-${sort}`])];

const USERS = {
  sorts: bothWays(["name", "email", "role", "time"]),
  filters: ["", "role=chef", "role=viewer", "verified=true", "verified=false", "role=chef&verified=true"],
  searches: ["maria", "lopez", "ana garcia", "chen", "zoe", "jo", "o", "example", "zzzz", "\u738b"],
  at: (first: number) => `/user/${PAGE}/${first}`,
};
const KITCHENS = {
  sorts: bothWays([
    "name",
    "description",
    "location",
    "capacity",
    "status",
    "score",
    "chef",
    "tribe",
    "time",
  ]),
  filters: [
    "",
    "banned=true",
    "banned=false",
    "chef=any",
    "chef=none",
    "chef=5000",
    "tribe=1",
    "tribe=none&banned=false",
    "pictures=any",
    "pictures=none",
  ],
  searches: ["casa", "mesa", "la", "zzzz"],
  at: (first: number) => `/kitchen/${first}/${PAGE}`,
};

const asked = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join("&");
const sorted = (sort: string): string => (sort === "" ? "" : `sort=${sort}`);

const pagesOf = ({ sorts, filters, at }: typeof USERS): ReadonlyArray<Call> =>
  sorts.flatMap((sort) =>
    filters.flatMap((filter) => [0, DEEP].map((first) => get(`${at(first)}?${asked(sorted(sort), filter)}`))),
  );

const searchesOf = (
  { sorts, filters, searches, at }: typeof USERS,
  windows: ReadonlyArray<number>,
): ReadonlyArray<Call> =>
  searches.flatMap((query) =>
    sorts.flatMap((sort, turn) =>
      windows.map((first) =>
        get(
          `${at(first)}?${asked(`query=${encodeURIComponent(query)}`, sorted(sort), filters[turn % filters.length] ?? "")}`,
        ),
      ),
    ),
  );

const GROUPS = {
  // A page tells its list's count in `X-Total-Count`.
  "opening a list, page and count": Array.from({ length: 8 * 9 }, (_, turn) =>
    get((turn % 2 === 0 ? USERS : KITCHENS).at(0)),
  ),
  "first and deep pages": [...pagesOf(USERS), ...pagesOf(KITCHENS)],
  "searches, first page and page 40": [
    ...searchesOf(USERS, [0, LAST_OFFERED]),
    ...searchesOf(KITCHENS, [0, LAST_OFFERED]),
  ],
  "searches, page 10 000": [...searchesOf(USERS, [DEEP]), ...searchesOf(KITCHENS, [DEEP])],
  "counters of the dashboard": [
    get("/user/count"),
    get("/kitchen/count"),
    get("/tribe/count"),
    get("/comment/count"),
    get("/favorite/count"),
    get("/dates/count"),
    get("/block/count"),
    get("/report/0/1?sort=time"),
    get("/kitchen/0/1?banned=true"),
  ],
} as const;

const WRITES: ReadonlyArray<Call> = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((round) => [
  {
    method: "POST",
    path: "/api/v1/kitchenvote/vote",
    body: { user: { userId: "1" }, kitchen: { kitchenId: String(100 + round) }, positive: round % 2 === 0 },
  },
  {
    method: "POST",
    path: "/api/v1/comment/createComment",
    body: { user: { userId: "1" }, kitchen: { kitchenId: String(200 + round) }, text: "Good soup." },
  },
]);

/** Nine reads of a group, then a write; the reads in an order in which neighbours differ. */
const mixed = (reads: ReadonlyArray<Call>): ReadonlyArray<Call> => {
  const step = reads.length % 7 === 0 ? 11 : 7;
  return reads.flatMap((_, place) => {
    const read = reads[(place * step) % reads.length];
    const write = WRITES[Math.floor(place / 9) % WRITES.length];
    return [...(read ? [read] : []), ...(write && place % 9 === 8 ? [write] : [])];
  });
};

/** A server beside another that gives the answers which that one gave to some calls. */
type Beside = (
  calls: ReadonlyArray<Call>,
) => Promise<{ readonly port: number; readonly stop: () => unknown }>;

/** How each group did: a line for each, the same of a bare handler on the same cores, and the slowest of its calls. */
export const measuredLists = async (
  target: Target,
  connections: number,
  seconds: number,
  bareBeside: Beside,
  say: (line: string) => void,
): Promise<void> => {
  for (const [name, reads] of Object.entries(GROUPS)) {
    const times = new Map<string, Array<number>>();
    const note = ({ method, path }: Call, took: number): void => {
      if (method === "GET") times.set(path, [...(times.get(path) ?? []), took]);
    };
    await underLoad(target, mixed(reads), connections, 2);
    const { perSecond } = await underLoad(target, mixed(reads), connections, seconds, note);
    const all = [...times.values()].flat();
    const slowest = [...times].toSorted(([, a], [, b]) => quantile(b, 0.5) - quantile(a, 0.5)).slice(0, 3);
    say(
      `  ${name}: p50 ${quantile(all, 0.5).toFixed(1)} ms  p99 ${quantile(all, 0.99).toFixed(1)} ms  ${perSecond.toFixed(0)} requests/s (${all.length} reads of ${times.size} kinds)`,
    );
    const bare = await bareBeside(mixed(reads));
    const yardstick = await underLoad({ ...target, port: bare.port }, mixed(reads), connections, seconds / 4);
    await bare.stop();
    say(
      `    a bare handler: p50 ${yardstick.p50.toFixed(1)} ms  p99 ${yardstick.p99.toFixed(1)} ms  ${yardstick.perSecond.toFixed(0)} requests/s; backend / bare ${(perSecond / yardstick.perSecond).toFixed(2)}`,
    );
    for (const [path, took] of slowest) say(`    p50 ${quantile(took, 0.5).toFixed(1)} ms  ${path}`);
  }
};
