import type { App, SignedInActors } from "../machines/app.ts";
import { pendingDecisions } from "../machines/deletion/deletion.view.ts";
import { readCounter } from "../machines/use-cases/dashboard/dashboard.ts";
import { reportsOf } from "../domain/moderation/report-queue.ts";
import { permits, type Permission } from "../domain/permission.ts";
import type { AppUser } from "../domain/session.ts";

interface Visit {
  readonly context: Pick<App, "prepared"> & { readonly user: AppUser };
}

/** What a tool of moderation reads, once its texts are there; nothing for whoever may not read it. */
export const moderating = async <Reading>(
  permission: Permission,
  { context }: Visit,
  load: () => Promise<Reading>,
): Promise<Reading | undefined> => {
  if (!permits(context.user.role, permission)) return undefined;
  await context.prepared("moderation");
  return load();
};

interface Counting extends Pick<App, "read"> {
  readonly user: AppUser;
  readonly actors: Pick<SignedInActors, "shell" | "deletions">;
}

/** Has the menu show how many reports wait, on whichever page (D65); what was decided waits no more, sent or not. */
export const countReports = async ({ read, user, actors }: Counting, signal: AbortSignal): Promise<void> => {
  const counted = await read(readCounter("totalReports", user.role), signal);
  if (signal.aborted || counted._tag === "Failure" || counted.success._tag !== "Exact") return;
  const decided = pendingDecisions(actors.deletions.getSnapshot()).flatMap(reportsOf);
  const waiting = Math.max(0, counted.success.value - decided.length);
  actors.shell.send({ type: "reports counted", waiting });
};
