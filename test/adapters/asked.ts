import { SPEC_ROLES } from "../domain/generators.ts";

/** A request to the backend; a body that is a text is sent as it is. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for the exchange of an identity token. */
export const exchange = (idToken: string): Asked => ({
  method: "POST",
  path: "/api/v1/authentication/exchange",
  body: { idToken },
});

/** Whoever may ask: somebody of one of the four roles of §6, or nobody who is known. */
export const PRINCIPALS = [...SPEC_ROLES, "nobody"] as const;
export type Principal = (typeof PRINCIPALS)[number];
