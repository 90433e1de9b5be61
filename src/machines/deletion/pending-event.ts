/** What everything that is pending is told; each hears what is meant for it. */
export interface PendingEvent {
  readonly type: "a second passed" | "undo" | "delete now" | "stop" | "network went" | "network came";
}
