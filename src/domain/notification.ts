import type { NotificationId } from "./id.ts";
import type { UserRef } from "./reference.ts";

/** A message of the system (§7); without a user it is for everybody. */
export interface SystemNotification {
  readonly notificationId: NotificationId;
  readonly user: UserRef | undefined;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly creationDate: string | undefined;
}
