import type { App, SignedInActors } from "../machines/app.ts";
import type { Dashboard } from "../machines/dashboard/read-dashboard.ts";
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

/** The dashboard, whose count of reports the menu shows as well (D65). */
export const tellingWhatWaits = (
  dashboard: Dashboard,
  { shell }: Pick<SignedInActors, "shell">,
): Dashboard => {
  const counted = dashboard.waiting.find(({ counter }) => counter === "totalReports");
  void counted?.figure.then((figure) => {
    if (figure._tag === "Success" && figure.success._tag === "Exact")
      shell.send({ type: "reports counted", waiting: figure.success.value });
  });
  return dashboard;
};
