import { Agent, request as send } from "node:http";
import { text } from "node:stream/consumers";
import * as Schema from "effect/Schema";

/** So many records a page of the lists that are measured holds. */
export const PAGE = 25;

/** A request of a benchmark; `body` is sent as JSON. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What a call is remembered by. */
export const keyOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Answers by the key of their call, as a file keeps them. */
export const RecordedAnswers = Schema.fromJsonString(
  Schema.Record(
    Schema.String,
    Schema.Struct({
      status: Schema.Int,
      headers: Schema.Record(Schema.String, Schema.String),
      body: Schema.String,
    }),
  ),
);
type Answer = (typeof RecordedAnswers)["Type"][string];

/** Whom the calls go to, and as whom. */
export interface Target {
  readonly port: number;
  readonly token: string | undefined;
}

const KEPT = ["content-type", "cache-control", "x-content-type-options", "x-total-count"];

const keptHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    KEPT.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** A connection that is kept alive. */
export const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one call and reads its whole answer. */
export const answerTo = (agent: Agent, { port, token }: Target, call: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const request = send(
      {
        agent,
        host: "127.0.0.1",
        port,
        method: call.method,
        path: call.path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        text(response).then(
          (content) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: keptHeaders(response.headers),
              body: content,
            }),
          reject,
        );
      },
    );
    request.once("error", reject);
    request.end(body);
  });

const MS = 1e6;

/** Milliseconds since some moment, to the nanosecond. */
export const now = (): number => Number(process.hrtime.bigint()) / MS;

/** The value that a share of all does not exceed; `share` from 0 to 1. */
export const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

/** Milliseconds that one call takes. */
export const timed = async (agent: Agent, target: Target, call: Call): Promise<number> => {
  const start = now();
  const { status } = await answerTo(agent, target, call);
  if (status >= 300) throw new Error(`${keyOf(call)} answered ${status}`);
  return now() - start;
};

/** How a server did under load; times in milliseconds. */
export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Keeps `connections` busy for some seconds: each sends the next call as soon as it has the answer to the last. */
export const underLoad = async (
  target: Target,
  calls: ReadonlyArray<Call>,
  connections: number,
  seconds: number,
  note: (call: Call, took: number) => void = () => undefined,
): Promise<Outcome> => {
  const start = now();
  const end = start + seconds * 1_000;
  const times: Array<number> = [];
  let next = 0;
  const busy = async () => {
    const agent = connection();
    while (now() < end) {
      const call = calls[next % calls.length];
      next += 1;
      if (call === undefined) continue;
      const took = await timed(agent, target, call);
      times.push(took);
      note(call, took);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, busy));
  return {
    perSecond: (times.length / (now() - start)) * 1_000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
};
