import { createServer } from "node:http";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Context from "effect/Context";
import { backend } from "../../../src/adapters/backend/server.ts";
import { CAPABILITIES } from "../../../src/domain/capability.ts";
import { type Asked } from "../asked.ts";
import { seededInMemory } from "../database-image.ts";
import { answerOf, requestOf, type Answer } from "../fixtures-backend.ts";
import { PROJECT } from "../fixtures-tokens.ts";

/** The reference backend as it runs: a handler of Node's HTTP server on a port of this machine. */
export class NodeBackend extends Context.Service<NodeBackend, { readonly origin: string }>()(
  "test/NodeBackend",
) {}

/** The backend with an embedded database in memory and `sampleUsers` users. */
export const nodeBackend = (sampleUsers: number, logRequests = false) =>
  Layer.effect(
    NodeBackend,
    Effect.gen(function* () {
      const handle = yield* backend({
        database: { _tag: "Memory", database: yield* seededInMemory(sampleUsers) },
        identity: { kind: "emulator", projectId: PROJECT },
        listenHost: "127.0.0.1",
        production: false,
        sampleUsers,
        capabilities: CAPABILITIES,
        logRequests,
      });
      const server = yield* Effect.acquireRelease(
        Effect.sync(() => createServer(handle)),
        (running) =>
          Effect.callback<void>((resume) => {
            running.close(() => resume(Effect.void));
            running.closeAllConnections();
          }),
      );
      const port = yield* Effect.callback<number>((resume) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          resume(
            typeof address === "object" && address !== null
              ? Effect.succeed(address.port)
              : Effect.die("the server listens nowhere"),
          );
        });
      });
      return NodeBackend.of({ origin: `http://127.0.0.1:${port}` });
    }),
  );

/** Asks the running backend. */
export const askNode = (asked: Asked): Effect.Effect<Answer, never, NodeBackend> =>
  Effect.flatMap(NodeBackend, ({ origin }) =>
    Effect.promise(async () => answerOf(await fetch(requestOf(asked, origin)))),
  );
