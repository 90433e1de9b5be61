import { useRouter } from "@tanstack/react-router";
import type { Announcement } from "../../../domain/announcement.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import type { Acted } from "../../../machines/action/action.machine.ts";
import { useSignedInActors } from "../../app-context.ts";
import type { Pressed } from "./use-press.ts";
import { useWrite } from "./use-write.ts";

const toldOf = (answer: Acted): Announcement => {
  if (answer._tag === "Success") return { _tag: "OperationCompleted" };
  const { failure } = answer;
  return isResultUnknown(failure) ? { _tag: "ResultUnknown" } : { _tag: "ActionFailed", failure };
};

/** Something changed at a press: what came of it is announced, and what the page shows is read anew. */
export const useAction = (): Pressed => {
  const { announcements } = useSignedInActors();
  const router = useRouter();
  return useWrite((answer) => {
    announcements.send({ type: "announce", announcement: toldOf(answer) });
    void router.invalidate();
  });
};
