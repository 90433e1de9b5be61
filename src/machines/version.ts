import { type ActorRefFrom, fromTransition } from "xstate";

/** Whether the server has a newer version of the page than this one. */
export const versionLogic = fromTransition(
  (_: { readonly isOutdated: boolean }, __: { readonly type: "new version came" }) => ({ isOutdated: true }),
  { isOutdated: false },
);

export type Version = ActorRefFrom<typeof versionLogic>;
