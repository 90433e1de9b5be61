import type { App, SignedInActors } from "../machines/app.ts";
import { readCounter } from "../machines/use-cases/dashboard.ts";
import { permits, type Permission } from "../domain/permission.ts";
import type { AppUser } from "../domain/session.ts";

interface Visit {
  readonly context: Pick<App, "prepared"> & { readonly user: AppUser };
}

/** What a tool of moderation reads, once its texts are there; nothing for whoever may not read it. */
export const moderating = async <V extends Visit, Reading>(
  permission: Permission,
  visit: V,
  load: (visit: V) => Reading,
): Promise<Awaited<Reading> | undefined> => {
  if (!permits(visit.context.user.role, permission)) return undefined;
  await visit.context.prepared("moderation");
  return await load(visit);
};

interface Counting extends Pick<App, "read"> {
  readonly user: AppUser;
  readonly actors: SignedInActors;
}

/** Has the menu show how many reports wait, on whichever page (D65). */
export const countReports = async ({ read, user, actors }: Counting): Promise<void> => {
  const counted = await read(readCounter("totalReports", user.role), new AbortController().signal);
  if (counted._tag === "Success" && counted.success._tag === "Exact")
    actors.shell.send({ type: "reports counted", waiting: counted.success.value });
};
