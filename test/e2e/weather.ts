import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Fault, SENTINEL_HEADER } from "../../src/adapters/backend/http/sentinels.ts";
import { test as journey } from "./console-page.ts";

/** What can happen between a page and its server. */
export interface Weather {
  /** The server has another version of the site from now on, and no longer the files of this one. */
  readonly deploy: () => void;
  /** The server is gone: nobody answers. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
  /** Requests of such paths wait from now on; those that wait already go on waiting. */
  readonly hang: (path: RegExp | undefined) => void;
  /** The connection breaks for requests of such paths from now on. */
  readonly lose: (path: RegExp | undefined) => void;
  /** Nothing waits any more, and whatever waited goes on. */
  readonly letGo: () => void;
  /** The next answer from such a path stops after some bytes of its body, until the rest is let come. */
  readonly halve: (path: RegExp, bytes: number) => () => void;
  /** Calls to such paths are answered with one of the backend's faults. */
  readonly meet: (fault: Fault | undefined, path?: RegExp) => void;
}

/** Names of the built files, in whatever names them. */
const NAMES = /(?<=[/"])(?:v\d+\.)?(?<name>[\w.-]+-[\w-]{8}\.(?:js|css))/gu;

const isOfSite = (path: string, { headers }: IncomingMessage): boolean =>
  path.startsWith("/assets/") || headers["sec-fetch-mode"] === "navigate" || path === "/";

/** Stands between the browser and the console at an address; all that goes through is as it was, but for the weather. */
const weatherAt = async (console: string) => {
  let version = 1;
  let hanging: RegExp | undefined;
  let lost: RegExp | undefined;
  let held: ReadonlyArray<() => void> = [];
  let halved: { readonly path: RegExp; readonly bytes: number; readonly rest: Promise<void> } | undefined;
  let met: { readonly fault: Fault; readonly path: RegExp } | undefined;
  const asset = (path: string): string | undefined => {
    const found = /^\/assets\/(?:v(?<version>\d+)\.)?(?<name>[^/]+)$/u.exec(path)?.groups;
    if (found === undefined) return "/";
    return Number(found["version"] ?? 1) === version ? `/assets/${found["name"]}` : undefined;
  };
  const site = async (path: string, incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const named = asset(path);
    if (named === undefined) return void answer.writeHead(404).end("Not found");
    const file = await fetch(console + named, { headers: { accept: incoming.headers.accept ?? "*/*" } });
    const type = file.headers.get("content-type") ?? "";
    const headers: Record<string, string> = {};
    for (const name of ["content-type", "cache-control", "content-security-policy"]) {
      const value = file.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    answer.writeHead(file.status, headers);
    if (!/html|javascript|css/u.test(type)) return void answer.end(Buffer.from(await file.arrayBuffer()));
    answer.end((await file.text()).replaceAll(NAMES, version === 1 ? "$<name>" : `v${version}.$<name>`));
  };
  const pass = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { method, url = "/" } = incoming;
    const headers = met?.path.test(url)
      ? { ...incoming.headers, [SENTINEL_HEADER]: met.fault }
      : incoming.headers;
    const outgoing = ask(console + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (halved?.path.test(url)) {
        const { bytes, rest } = halved;
        halved = undefined;
        void buffer(response).then(async (body) => {
          answer.write(body.subarray(0, bytes));
          await rest;
          answer.end(body.subarray(bytes));
        });
      } else response.pipe(answer);
    });
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const meetWeather = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const path = incoming.url ?? "/";
    if (lost?.test(path)) incoming.destroy();
    else if (hanging?.test(path)) held = [...held, () => answer.destroyed || meetWeather(incoming, answer)];
    else if (version > 1 && isOfSite(path, incoming)) void site(path, incoming, answer);
    else pass(incoming, answer);
  };
  const letGo = (): void => {
    const waiting = held;
    hanging = undefined;
    held = [];
    for (const goOn of waiting) goOn();
  };
  const server = createServer(meetWeather);
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const weather: Weather = {
    deploy: () => {
      version += 1;
    },
    kill,
    revive: () => listen(port),
    hang: (path) => {
      hanging = path;
    },
    lose: (path) => {
      lost = path;
    },
    letGo,
    halve: (path, bytes) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      halved = { path, bytes, rest: promise };
      return resolve;
    },
    meet: (fault, path = /^\/api\//u) => {
      met = fault && { fault, path };
    },
  };
  return {
    weather,
    address: `http://localhost:${port}`,
    clear: async (): Promise<void> => {
      version = 1;
      letGo();
      lost = undefined;
      met = undefined;
      if (!server.listening) await listen(port);
    },
    stop: () => (server.listening ? kill() : undefined),
  };
};

/** Journeys of a page whose server and network have their own weather; one address for all of a process. */
export const test = journey.extend<
  { weather: Weather },
  { behind: string; weathered: Awaited<ReturnType<typeof weatherAt>> }
>({
  // The console behind the weather: that of all journeys, if no other is named.
  behind: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
    async ({}, use, { project }) => {
      const { baseURL } = project.use;
      if (baseURL === undefined) throw new Error("There is no console");
      await use(baseURL);
    },
    { scope: "worker" },
  ],
  weathered: [
    async ({ behind }, use) => {
      const weathered = await weatherAt(behind);
      await use(weathered);
      await weathered.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ weathered }, use) => use(weathered.address),
  weather: async ({ weathered }, use) => {
    await use(weathered.weather);
    await weathered.clear();
  },
});

export { expect } from "./console-page.ts";
