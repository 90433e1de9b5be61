import * as Effect from "effect/Effect";
import type { Announcement } from "../../../domain/announcement.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Sheet } from "../../../domain/sheet.ts";
import { LONGEST_MS } from "../../../machines/effect-actor.ts";
import type { ReadingPorts } from "../../../machines/ports.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { toldOf, usePress } from "./use-press.ts";

/** Saves what is read as a file of the person's; whether it was saved is announced. */
export const useSheets = () => {
  const { writeRows, saveFile } = useApp();
  const { announcements } = useSignedInActors();
  // What is saved may have to be read in many calls, each of which has an end of its own.
  const { isBusy, act } = usePress(
    (answer) => announcements.send({ type: "announce", announcement: toldOf(answer) }),
    LONGEST_MS,
  );
  const save = (read: Effect.Effect<Sheet, RemoteFailure, ReadingPorts>): void =>
    act(
      Effect.flatMap(read, ({ name, header, rows }) =>
        Effect.flatMap(
          Effect.promise(async (signal) =>
            saveFile({ name, pieces: [await writeRows([header, ...rows])] }, signal),
          ),
          (answer) =>
            answer._tag === "Success"
              ? Effect.succeed<Announcement>({ _tag: "FileSaved", name })
              : Effect.fail(answer.failure),
        ),
      ),
    );
  return { isBusy, save };
};
