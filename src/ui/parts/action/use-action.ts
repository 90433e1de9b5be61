import { useRouter } from "@tanstack/react-router";
import { type Pressed, useAnnouncedAction } from "./use-announced-action.ts";

/** Something done at a press: what came of it is announced, and what the page shows is read anew. */
export const useAction = (): Pressed => {
  const router = useRouter();
  return useAnnouncedAction(() => void router.invalidate());
};
