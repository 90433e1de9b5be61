import { assign, setup } from "xstate";
import { type Announcement, KEPT_ANNOUNCEMENTS } from "../../domain/announcement.ts";

/** An announcement with its place among all that were made in this tab, whoever was signed in. */
export interface Announced {
  readonly number: number;
  readonly announcement: Announcement;
}

/** What was announced in this session: the latest are kept to be read again. */
export const announcementsMachine = setup({
  types: {
    context: {} as {
      readonly history: ReadonlyArray<Announced>;
      readonly count: number;
      /** The latest that was told: what draws it comes and goes. */
      readonly toldUpTo: number;
    },
    events: {} as
      | { readonly type: "announce"; readonly announcement: Announcement }
      | { readonly type: "told"; readonly upTo: number }
      | { readonly type: "forget" },
  },
}).createMachine({
  id: "announcements",
  context: { history: [], count: 0, toldUpTo: 0 },
  on: {
    announce: {
      actions: assign(({ context: { history, count }, event: { announcement } }) => ({
        count: count + 1,
        history: [{ number: count + 1, announcement }, ...history].slice(0, KEPT_ANNOUNCEMENTS),
      })),
    },
    told: { actions: assign(({ event: { upTo } }) => ({ toldUpTo: upTo })) },
    forget: { actions: assign({ history: [] }) },
  },
});
