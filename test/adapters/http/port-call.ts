import type { Effect } from "effect/Effect";
import type { Authentication } from "../../../src/domain/ports/authentication.ts";
import type { ReadingPorts } from "../../../src/domain/ports/index.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";

type Ports = Authentication | ReadingPorts;

/** One call through a port, and by hand what it must send (§7) and make of a good answer. */
export interface PortCall<R extends Ports = Ports> {
  readonly operation: string;
  readonly call: Effect<unknown, RemoteFailure, R>;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** What the body says it is; JSON where nothing is said. */
  readonly contentType?: string;
  /** Whether it carries a token. */
  readonly bearer: boolean;
  readonly answer: () => Response;
  readonly value: unknown;
}
