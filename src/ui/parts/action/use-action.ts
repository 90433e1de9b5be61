import { useRouter } from "@tanstack/react-router";
import type { Announcement } from "../../../domain/announcement.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import type { Acted } from "../../../machines/action/action.machine.ts";
import { useSignedInActors } from "../../app-context.ts";
import { type Pressed, toldOf } from "./use-press.ts";
import { useWrite } from "./use-write.ts";

const toldOfChange = (answer: Acted): Announcement =>
  answer._tag === "Failure" && isResultUnknown(answer.failure) ? { _tag: "ResultUnknown" } : toldOf(answer);

/** Something changed at a press: what came of it is announced, and what the page shows is read anew. */
export const useAction = (patience?: number): Pressed => {
  const { announcements } = useSignedInActors();
  const router = useRouter();
  return useWrite((answer) => {
    announcements.send({ type: "announce", announcement: toldOfChange(answer) });
    void router.invalidate();
  }, patience);
};
