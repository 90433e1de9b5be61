import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type Announcement, KEPT_ANNOUNCEMENTS } from "../../../src/domain/announcement.ts";
import { announcementsMachine } from "../../../src/machines/announcements/announcements.machine.ts";

const saved = (name: string): Announcement => ({ _tag: "ItemSaved", name });

test("each is kept with its number, the latest first", () => {
  const actor = createActor(announcementsMachine).start();
  actor.send({ type: "announce", announcement: saved("A") });
  actor.send({ type: "announce", announcement: saved("B") });
  expect(actor.getSnapshot().context.history).toEqual([
    { number: 2, announcement: saved("B") },
    { number: 1, announcement: saved("A") },
  ]);
});

test("the history keeps no more than it should and is forgotten with the session", () => {
  const actor = createActor(announcementsMachine).start();
  for (let count = 0; count <= KEPT_ANNOUNCEMENTS; count += 1) {
    actor.send({ type: "announce", announcement: saved(String(count)) });
  }
  const { history } = actor.getSnapshot().context;
  expect(history.length).toBe(KEPT_ANNOUNCEMENTS);
  expect(history[0]?.announcement).toEqual(saved(String(KEPT_ANNOUNCEMENTS)));
  actor.send({ type: "forget" });
  expect(actor.getSnapshot().context.history).toEqual([]);
});
