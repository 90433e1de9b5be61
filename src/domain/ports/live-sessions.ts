import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";

/** On whose sessions at the provider the tabs of this browser count (D56). Nobody ever waits for a tab. */
export class LiveSessions extends Context.Service<
  LiveSessions,
  {
    /** This tab counts on a session of somebody's, or of nobody's, until it says otherwise or is gone. */
    readonly hold: (uid: string | undefined) => Effect<void>;
    /** Whether another tab counts on theirs. */
    readonly isLiveElsewhere: (uid: string) => Effect<boolean>;
  }
>()("domain/ports/LiveSessions") {}
