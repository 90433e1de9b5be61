import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { BUSINESS_HOME } from "../../../domain/access.ts";

/** What a consent that was refused comes back with. */
export const DENIED = "access_denied";

/** Sends the browser back to the console with what came of a consent. */
export const returning = (outcome: Record<string, string>) =>
  HttpServerResponse.redirect(`${BUSINESS_HOME}?${new URLSearchParams(outcome)}`);

/** What becomes of the states that connections begin with; the console never sees it. A state is decided once. */
export class GoogleConsents extends Context.Service<
  GoogleConsents,
  {
    /** Whose consent a state asks for, by e-mail address; nothing where it is unknown, decided or expired. */
    readonly asked: (state: string) => Effect<string | undefined>;
    /** Whether the state could be decided: then whoever began may connect with the code, once, for ten minutes. */
    readonly allow: (state: string, code: string) => Effect<boolean>;
    /** Whether the state could still be decided; now it cannot. */
    readonly deny: (state: string) => Effect<boolean>;
  }
>()("backend/GoogleConsents") {}
