import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { RemoteFailure } from "../remote-failure.ts";
import type { User } from "../user.ts";

/** What an exchange answers: the token for every later call, and who the backend says this is (§7). */
export interface Exchanged {
  readonly accessToken: string;
  readonly user: User;
}

/** Trading the identity provider's token for the product's own (§7, Authentication). */
export class Authentication extends Context.Service<
  Authentication,
  {
    /** `NotFound` where the backend knows no such user (D20). Never retried (D31). */
    readonly exchange: (idToken: string) => Effect<Exchanged, RemoteFailure>;
  }
>()("domain/ports/Authentication") {}
