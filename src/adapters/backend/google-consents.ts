import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";

/** Where the sandbox asks for consent (D54); none of §7's calls. */
export const CONSENT_PATH = "/api/sandbox/google/consent";

/** What a connection asks for: managing the business's listing. */
export const SCOPES: ReadonlyArray<string> = ["https://www.googleapis.com/auth/business.manage"];

/** What the sandbox's page of consent does (D54); the console never sees it. A state is decided once. */
export class GoogleConsents extends Context.Service<
  GoogleConsents,
  {
    /** Whose consent a state asks for, by e-mail address; nothing where it is unknown, decided or expired. */
    readonly asked: (state: string) => Effect<string | undefined>;
    /** A code that whoever began may connect with once, for ten minutes; nothing as above. */
    readonly allow: (state: string) => Effect<string | undefined>;
    /** Whether the state could still be decided; now it cannot. */
    readonly deny: (state: string) => Effect<boolean>;
  }
>()("backend/GoogleConsents") {}
