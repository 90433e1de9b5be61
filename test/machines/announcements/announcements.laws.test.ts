import type { SnapshotFrom } from "xstate";
import { announcementsMachine } from "../../../src/machines/announcements/announcements.machine.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const EVENTS = [
  { type: "announce", announcement: { _tag: "NotCopied" } },
  { type: "told", upTo: 1 },
  { type: "forget" },
];

obeysTheLaws<SnapshotFrom<typeof announcementsMachine>>({
  machine: announcementsMachine,
  events: () => EVENTS,
  writes: {},
  tellsApart: ({ history }) => Math.min(history.length, 3),
});
