import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";

/** How often the balancer asks each console whether it is ready, in milliseconds. */
const INTERVAL_MS = 100;

const HOST = "127.0.0.1";

/** Hands requests to several consoles in turn, to those that say they are ready. It asks nobody twice. */
export interface Balancer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const statusOf = (port: number, path: string): Promise<number> =>
  new Promise((resolve) => {
    const request = send({ host: HOST, port, path, timeout: 1_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once("error", () => resolve(0));
    request.once("timeout", () => request.destroy());
    request.end();
  });

/** A balancer in front of the consoles on some ports of this machine; `port` 0 takes any free one. */
export const balancer = async (consoles: ReadonlyArray<number>, port = 0): Promise<Balancer> => {
  const agents = new Map(consoles.map((each) => [each, new Agent({ keepAlive: true })]));
  const ready = new Set<number>();
  let turn = 0;

  const look = async () => {
    const ask = async (each: number) => {
      if ((await statusOf(each, "/readyz")) === 200) ready.add(each);
      else ready.delete(each);
    };
    await Promise.all(consoles.map(ask));
  };
  await look();
  const looking = setInterval(() => void look(), INTERVAL_MS);

  const hand = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Where nobody is ready, each says so itself.
    const choice = ready.size > 0 ? [...ready] : consoles;
    turn += 1;
    const chosen = choice[turn % choice.length];
    if (chosen === undefined) return void outgoing.writeHead(502).end();
    const onward = send(
      {
        agent: agents.get(chosen),
        host: HOST,
        port: chosen,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          "x-forwarded-for": [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress]
            .filter(Boolean)
            .join(", "),
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once("error", (cause) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`${cause.message}\n`);
    });
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) onward.destroy();
    });
    incoming.pipe(onward);
  };

  const server = createServer(hand);
  server.listen(port, HOST);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      for (const agent of agents.values()) agent.destroy();
    },
  };
};
