import { useEffect } from "react";
import { useSignedInActors } from "../../app-context.ts";

/** Has parts come before they are asked for; one that does not come is asked for again when it is needed. */
export const usePreloaded = (parts: ReadonlyArray<{ readonly load: () => Promise<unknown> }>): void => {
  const { preloading } = useSignedInActors();
  useEffect(
    () =>
      preloading(() => {
        for (const { load } of parts) load().catch(() => undefined);
      }),
    [preloading, parts],
  );
};
