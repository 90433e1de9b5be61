import { type ActorRefFrom, fromTransition } from "xstate";
import type { QueueOrder, QueueProgress } from "../../domain/moderation/report-queue.ts";

interface QueuePlace {
  readonly order: QueueOrder;
  readonly progress: QueueProgress;
}

type Happened = ({ readonly type: "go on" } & QueuePlace) | { readonly type: "session ended" };

/** How far somebody is in an order of the reports: there they come back to, until the session ends. */
export const queuePlaceLogic = fromTransition(
  (_: QueuePlace | undefined, happened: Happened): QueuePlace | undefined =>
    happened.type === "go on" ? happened : undefined,
  undefined,
);

export type QueuePlaceRef = ActorRefFrom<typeof queuePlaceLogic>;

/** How far they are in an order, where it is the one that they were in last. */
export const progressIn = (place: QueuePlaceRef, order: QueueOrder): QueueProgress | undefined => {
  const last = place.getSnapshot().context;
  return last?.order === order ? last.progress : undefined;
};
