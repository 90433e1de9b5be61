import { Agent } from "node:http";
import { answerTo, quantile, underLoad } from "../bench/load.ts";
import { steadyLoad } from "./steady-load.ts";

/*
 * Asks a console on a port of this machine, as the owner of a token, for three times what it can answer: what a load is that
 * does not wait for its answers, from a process that does nothing else. Prints what came of it as JSON.
 */

const PAGES = Array.from({ length: 40 }, (_, page) => `/api/v1/user/25/${page * 25}`);
const CONNECTIONS = 16;
const MEASURED_S = 4;
const LASTING_MS = 10_000;
const TIMES = 3;

/** As proxies do, it keeps its connections: Node takes one new connection each time that it looks for work. */
const KEPT = 400;

const [own, token = ""] = process.argv.slice(2);
const port = Number(own);

const able = await underLoad(
  { port, token },
  PAGES.map((path) => ({ method: "GET", path })),
  CONNECTIONS,
  MEASURED_S,
);
const agent = new Agent({ keepAlive: true, maxSockets: KEPT });
await Promise.all(
  Array.from({ length: KEPT }, () =>
    answerTo(agent, { port, token: undefined }, { method: "GET", path: "/api/v1/health" }),
  ),
);
const perSecond = TIMES * able.perSecond;
const load = steadyLoad(
  { origin: `http://127.0.0.1:${port}` },
  perSecond,
  (turn) => ({ method: "GET", path: PAGES[turn % PAGES.length] ?? "", token }),
  agent,
);
await new Promise((resolve) => setTimeout(resolve, LASTING_MS));
const noted = await load.end();

const times = (status: number) => {
  const took = noted.filter((each) => each.status === status).map((each) => each.took);
  return { count: took.length, half: quantile(took, 0.5), p99: quantile(took, 0.99) };
};
process.stdout.write(
  JSON.stringify({
    able: able.perSecond,
    asked: noted.length,
    answered: times(200),
    refused: times(503),
    late: quantile(
      noted.map((each) => each.took),
      1,
    ),
  }),
);
