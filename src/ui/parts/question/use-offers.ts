import { useState } from "react";
import type { Capability } from "../../../domain/capability.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { useApp } from "../../app-context.ts";
import { useSettled } from "../feedback/use-settled.ts";

/** Whether the backend has a capability, once that is known. */
export const useOffers = (capability: Capability): boolean => {
  const { read } = useApp();
  const [reading] = useState(() => read(offers(capability), new AbortController().signal));
  const offered = useSettled(reading, reading)?.result;
  return offered?._tag === "Success" && offered.success;
};
