import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Context from "effect/Context";
import { backend, type BackendOptions } from "../../../src/adapters/backend/server.ts";
import { claimPort, type Ending } from "../../../src/server/listener.ts";
import { type Asked } from "../asked.ts";
import { backendOptions } from "../backend-options.ts";
import { seededAnywhere } from "../database-image.ts";
import { answerOf, requestOf, type Answer } from "../fixtures-backend.ts";

/** The reference backend as it runs: a handler of Node's HTTP server on a port of this machine. */
export class NodeBackend extends Context.Service<NodeBackend, { readonly origin: string }>()(
  "test/NodeBackend",
) {}

/** Where the backend listens on this machine, until the scope closes. */
export const listeningBackend = Effect.fnUntraced(function* (
  options: Pick<BackendOptions, "database" | "sampleUsers"> & Partial<BackendOptions>,
  ending?: Ending,
) {
  const handle = yield* backend({
    ...backendOptions(),
    ...options,
  });
  const { port, serve } = yield* Effect.orDie(claimPort("127.0.0.1", 0, "console"));
  yield* serve(handle, ending);
  return `http://127.0.0.1:${port}`;
});

/** The backend with a database of its own, wherever it is, and `sampleUsers` users. */
export const nodeBackend = (sampleUsers: number, logRequests = false) =>
  Layer.effect(
    NodeBackend,
    Effect.gen(function* () {
      const database = yield* seededAnywhere(sampleUsers);
      return NodeBackend.of({ origin: yield* listeningBackend({ database, sampleUsers, logRequests }) });
    }),
  );

/** Asks a backend that listens somewhere. */
export const askAt = (origin: string, asked: Asked): Effect.Effect<Answer> =>
  Effect.promise(async () => answerOf(await fetch(requestOf(asked, origin), { redirect: "manual" })));

/** Asks the running backend. */
export const askNode = (asked: Asked): Effect.Effect<Answer, never, NodeBackend> =>
  Effect.flatMap(NodeBackend, ({ origin }) => askAt(origin, asked));
