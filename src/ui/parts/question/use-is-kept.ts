import { useState } from "react";
import type { keepingOptional } from "../../../machines/use-cases/read-record.ts";
import { useApp } from "../../app-context.ts";
import { useSettled } from "../feedback/use-settled.ts";

/** Whether the backend keeps something, once that is known. */
export const useIsKept = (keeping: typeof keepingOptional): boolean => {
  const { read } = useApp();
  const [reading] = useState(() => read(keeping, new AbortController().signal));
  const kept = useSettled(reading, reading)?.result;
  return kept?._tag === "Success" && kept.success;
};
