import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { latestFirst } from "../../../domain/instant.ts";
import { Notifications } from "../../../domain/ports/notifications.ts";

/** What somebody is told, the latest first. */
export const readInbox = (user: Id<"user">) =>
  Effect.map(
    Notifications.use((notifications) => notifications.ofUser(user)),
    ({ items }) => latestFirst(items),
  );
