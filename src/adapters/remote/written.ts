import * as Effect from "effect/Effect";
import { Attempt } from "../../domain/ports/attempt.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { Revised } from "../../domain/revision.ts";
import { ONCE_HEADER, ONLY_ONTO_HEADER, REVISION_HEADER } from "../contract/endpoints.ts";

interface Answer<A> {
  readonly body: A;
  readonly headers: { readonly [REVISION_HEADER]?: string | undefined };
}

/** A record, and which state it is in where the backend says so; a weak one promises nothing to who writes (RFC 9110, 8.8.1). */
export const revised = <A extends object>(
  asked: Effect.Effect<Answer<A>, RemoteFailure>,
): Effect.Effect<A & Revised, RemoteFailure> =>
  Effect.map(asked, ({ body, headers: { [REVISION_HEADER]: revision } }) =>
    revision?.startsWith('"') === true ? { ...body, revision } : body,
  );

/** What is sent of a record that is created: under a key, where there is one. */
export const created = <A>(payload: A) =>
  Effect.map(Attempt, (key) => ({ payload, headers: { [ONCE_HEADER]: key } }));

/** What is sent of a record that was changed: with the state that it was in, where that is known. */
export const changed = <A extends Revised>({ revision, ...payload }: A) => ({
  payload,
  headers: { [ONLY_ONTO_HEADER]: revision },
});

/** What is sent to delete a record: in the state that it was looked at in, where that is known. */
export const removed = <Id>(id: Id, onto: Revised["revision"]) => ({
  params: { id },
  headers: { [ONLY_ONTO_HEADER]: onto },
});
