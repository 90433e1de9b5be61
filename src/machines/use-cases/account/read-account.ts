import * as Effect from "effect/Effect";
import type { AccountSearch } from "../../../domain/account-search.ts";
import type { Id } from "../../../domain/id.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import type { App } from "../../app.ts";
import { readOwnPictures, rereadOneself } from "./own-details.ts";

/** What is known of one's own account beside who one is, and what one may do about it. */
const readAccount = Effect.gen(function* () {
  const account = yield* IdentityProvider.use((provider) => provider.account());
  const endsElsewhere = yield* offers("sessions");
  return { ...account, endsElsewhere, changesOwn: yield* offers("account") };
});

/** What the page of one's account reads, or the form of its details. */
export const readAccountPage = (
  { read }: Pick<App, "read">,
  owner: Id<"user">,
  { edit }: AccountSearch,
  signal: AbortSignal,
) =>
  edit === "details"
    ? { edited: read(rereadOneself(owner), signal) }
    : { account: read(readAccount, signal), pictures: read(readOwnPictures(owner), signal) };

export type AccountSources = ReturnType<typeof readAccountPage>;
