import { redirect } from "@tanstack/react-router";
import { type Area, decide } from "../domain/access.ts";
import type { Console } from "../machines/console.ts";

/** The one guard (§2, §6): waits until it is known who is there, asks the domain, and redirects. */
export const guard =
  (area: Area) =>
  async ({ context }: { context: Console }): Promise<void> => {
    const decision = decide(await context.settledSession(), area);
    if (decision._tag === "Redirect") throw redirect({ to: decision.to, replace: true });
  };
