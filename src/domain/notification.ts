import type { NotificationId } from "./id.ts";
import type { UserRef } from "./reference.ts";

/** A message that may be sent; without a user it is for everybody. */
export interface NewNotification {
  readonly user: UserRef | undefined;
  readonly title: string;
  readonly message: string;
}

/** A message of the system (§7); without a user it is for everybody. */
export interface SystemNotification extends NewNotification {
  readonly notificationId: NotificationId;
  readonly read: boolean;
  readonly creationDate: string | undefined;
}

/** The title by which incident reports are known among the messages for everybody: only staff are told of them (D44). */
export const INCIDENT_TITLE = "Incident report";
