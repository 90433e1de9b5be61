import { assign, setup } from "xstate";
import { type Announcement, KEPT_ANNOUNCEMENTS } from "../../domain/announcement.ts";

/** An announcement with its place in the session's history. */
export interface Announced {
  readonly number: number;
  readonly announcement: Announcement;
}

/** What was announced in this session: the latest are kept to be read again. */
export const announcementsMachine = setup({
  types: {
    context: {} as { readonly history: ReadonlyArray<Announced>; readonly count: number },
    events: {} as
      { readonly type: "announce"; readonly announcement: Announcement } | { readonly type: "forget" },
  },
}).createMachine({
  id: "announcements",
  context: { history: [], count: 0 },
  on: {
    announce: {
      actions: assign(({ context: { history, count }, event: { announcement } }) => ({
        count: count + 1,
        history: [{ number: count + 1, announcement }, ...history].slice(0, KEPT_ANNOUNCEMENTS),
      })),
    },
    forget: { actions: assign({ history: [], count: 0 }) },
  },
});
