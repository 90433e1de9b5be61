import * as Option from "effect/Option";
import { type Recordings, recordingsIn, textOf } from "./recording.ts";

/** Pages of this origin, and nobody else, hear each other by this name. */
export const CHANNEL = "kitchen console inspection";

const ASKED = "what happened so far?";

const post = (channel: BroadcastChannel, text: string): void =>
  // Only windows have a target to be named: a channel is heard by pages of its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(text);

/** Tells viewers what was recorded, now and whenever one opens. */
export const telling = (recorded: () => Recordings): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (): void => post(channel, textOf(recorded()));
  channel.addEventListener("message", ({ data }) => {
    if (data === ASKED) tell();
  });
  return tell;
};

/** Calls back with what the inspected page recorded, whenever something happens there. */
export const listening = (heard: (recordings: Recordings) => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    const recordings = recordingsIn(data);
    if (Option.isSome(recordings)) heard(recordings.value);
  });
  post(channel, ASKED);
  return () => channel.close();
};
