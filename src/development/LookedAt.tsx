import { isOfPage, SIMULATED, titleOf } from "./recording.ts";
import type { usePlayback } from "./Replay.tsx";

/** Says what is lit in the picture: the page as it goes, a copy, or a step of something recorded. */
export const LookedAt = ({
  playback: { recording, at, last, isFollowing },
}: {
  playback: ReturnType<typeof usePlayback>;
}) => {
  if (recording === undefined) return null;
  const kind = isFollowing && isOfPage(recording) ? "followed" : "recorded";
  const words = recording.actor === SIMULATED ? "a copy" : kind;
  return (
    <output>
      <strong>{titleOf(recording)}</strong>, {words}: step {at + 1} of {last + 1}
    </output>
  );
};
