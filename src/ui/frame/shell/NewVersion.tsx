import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSignedInActors } from "../../app-context.ts";
import { NewVersionBar } from "../../parts/opening/NewVersionBar.tsx";

/** Says that there is a newer version. The next page is one of it, unless something would be lost by that. */
export const NewVersion = () => {
  const router = useRouter();
  const { reload } = useSignedInActors();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (pathChanged) reload();
      }),
    [router, reload],
  );
  return <NewVersionBar />;
};
