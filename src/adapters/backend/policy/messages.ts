import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { cleanedReport, INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import type { NewNotification } from "../../../domain/notification.ts";
import { permits } from "../../../domain/permission.ts";
import type { Notifications } from "../../../domain/ports/notifications.ts";
import { Forbidden } from "../../../domain/remote-failure.ts";
import { CurrentUser } from "../../contract/access.ts";
import { selfOrAdmin } from "./ownership.ts";

/** The messages of the system as somebody has them: what they write is by them, and what is read is so in their copies (D67). */
export class Messages extends Context.Service<
  Messages,
  { readonly of: (reader: Id<"user">) => Notifications["Service"] }
>()("backend/Messages") {}

/**
 * The message that somebody may send: to oneself, an admin to anybody, staff to everybody. Whoever is not staff tells the
 * team of an incident, without what nobody may learn from it, and tells everybody nothing else (D67).
 */
export const allowedMessage = Effect.fnUntraced(function* (draft: NewNotification) {
  const { role } = yield* CurrentUser;
  if (draft.user !== undefined) yield* selfOrAdmin(draft.user.userId);
  else if (!permits(role, "dashboard.read")) {
    if (draft.title !== INCIDENT_TITLE) return yield* Effect.fail(Forbidden);
    return { ...draft, message: cleanedReport(draft.message) };
  }
  return draft;
});
