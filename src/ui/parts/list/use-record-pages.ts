import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { usePreloaded } from "../opening/use-preloaded.ts";

/** Has the code of records' pages come before one of them is opened. */
export const useRecordPages = (): void => {
  const router = useRouter();
  usePreloaded(
    useMemo(
      () =>
        EVERY_RESOURCE.map(({ detail }) => ({
          load: async () => router.loadRouteChunk(router.routesByPath[detail]),
        })),
      [router],
    ),
  );
};
