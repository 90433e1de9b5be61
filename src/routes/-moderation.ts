import type { App } from "../machines/app.ts";
import { permits, type Permission } from "../domain/permission.ts";
import type { AppUser } from "../domain/session.ts";

/** Whether the pages of moderation are tools, not placeholders (D65). Asked in each route, so that no build has both. */
export const IS_MODERATED = import.meta.env.VITE_MODERATION === "on";

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
