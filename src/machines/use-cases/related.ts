import * as Effect from "effect/Effect";
import type { Permission } from "../../domain/permission.ts";
import { permits } from "../../domain/permission.ts";
import type { Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { AppUser } from "../../domain/session.ts";
import type { App, Read } from "../app.ts";
import type { ReadingPorts } from "../ports.ts";

/** What a page is read for: by whom. */
export interface Reader extends Pick<App, "read"> {
  readonly user: AppUser;
}

/** Records that belong to the one on the page; nothing where its reader may not see them. */
export type Related<A> = Promise<Read<ReadonlyArray<A>>> | undefined;

/** Reads what belongs to a record, each kind by itself, for whoever may see it. */
export const related =
  ({ read, user: { role } }: Reader, signal: AbortSignal) =>
  <A>(permission: Permission, asked: Effect.Effect<Records<A>, RemoteFailure, ReadingPorts>): Related<A> =>
    permits(role, permission)
      ? read(
          Effect.map(asked, ({ items }) => items),
          signal,
        )
      : undefined;
