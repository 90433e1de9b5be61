import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

/** Where the SDK asks about whom it keeps: who they are, and for a fresh token of theirs. */
const ABOUT_SOMEBODY_KEPT = /\/v1\/(?:accounts:lookup|token)\?/u;

/** By which the provider says that there is no such account or session any more. */
const VERDICT = 400;

const lookupOf = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ idToken: Schema.NonEmptyString })),
);
const claimsOf = Schema.decodeUnknownOption(
  Schema.StringFromBase64Url.pipe(
    Schema.decodeTo(Schema.fromJsonString(Schema.Struct({ user_id: Schema.NonEmptyString }))),
  ),
);

/** Whom a lookup is about, by the token in it; nobody where it is another request. */
const whomOf = (body: unknown): string | undefined =>
  lookupOf(body).pipe(
    Option.flatMap(({ idToken }) => claimsOf(idToken.split(".")[1])),
    Option.map(({ user_id }) => user_id),
    Option.getOrUndefined,
  );

export interface Lookups {
  /**
   * Asks, and takes an answer without a verdict for a network that failed, as the SDK lets go of whom it keeps at any other
   * failure (`reloadAndSetCurrentUserOrClear` in its `AuthImpl`): a provider that is overloaded would sign people out.
   */
  readonly ask: typeof fetch;
  /** Ends what is asked about some people, as if they were gone: the SDK would keep them again, and has to wait till then. */
  readonly letGo: (whom: (uid: string) => boolean) => void;
}

/** What the SDK asks about whom it keeps, by a `fetch`. */
export const lookupsBy = (fetched: typeof fetch): Lookups => {
  const pending = new Map<PromiseWithResolvers<Response>, string>();
  return {
    ask: async (asked, how) => {
      if (typeof asked !== "string" || !ABOUT_SOMEBODY_KEPT.test(asked)) return fetched(asked, how);
      const ending = Promise.withResolvers<Response>();
      const whom = whomOf(how?.body);
      if (whom !== undefined) pending.set(ending, whom);
      const answer = await Promise.race([fetched(asked, how), ending.promise]).finally(() =>
        pending.delete(ending),
      );
      if (!answer.ok && answer.status !== VERDICT)
        throw new TypeError(`The provider gave no verdict: ${answer.status}`);
      return answer;
    },
    letGo: (isLetGo) => {
      for (const [ending, whom] of pending)
        if (isLetGo(whom))
          ending.resolve(Response.json({ error: { message: "USER_NOT_FOUND" } }, { status: VERDICT }));
    },
  };
};
