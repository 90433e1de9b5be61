import { homeOf } from "./domain/access.ts";
import type { Drafts } from "./domain/ports/drafts.ts";
import type { App, SignedInActors } from "./machines/app.ts";

/** Tells whoever is signed in that somebody gave them another role meanwhile. */
export const tellRoleChange = (
  auth: App["auth"],
  drafts: Drafts,
  { announcements, deletions }: Pick<SignedInActors, "announcements" | "deletions">,
): void => {
  let before = auth.getSnapshot().context.user;
  auth.subscribe(({ context: { user } }) => {
    if (user !== undefined && user.uid === before?.uid && user.role !== before.role) {
      // Where one stays, the page says itself what is kept.
      const isTextKept = homeOf(user.role) !== homeOf(before.role) && drafts.has(user.uid);
      announcements.send({
        type: "announce",
        announcement: { _tag: "RoleChanged", role: user.role, isTextKept },
      });
      // What is asked about may not be theirs to do any more.
      deletions.send({ type: "cancel" });
    }
    before = user;
  });
};
