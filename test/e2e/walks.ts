import { appendFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { CHANNEL } from "../../src/development/channel.ts";

/** Keeps, in the file that `WALKED` names, what the charts of a journey's pages record, a line for each time they tell: its name and what it told. */
export const recordWalks = async (context: BrowserContext, journey: string): Promise<void> => {
  const file = process.env["WALKED"];
  if (file === undefined) return;
  await context.exposeFunction("keepWalk", (text: string) =>
    appendFile(file, `${JSON.stringify([journey, text])}\n`),
  );
  await context.addInitScript((channel) => {
    // Frames have no charts, and those of others no storage.
    if (top !== self) return;
    sessionStorage.setItem("inspect", "");
    new BroadcastChannel(channel).addEventListener("message", ({ data }) => {
      const keep: unknown = Reflect.get(globalThis, "keepWalk");
      if (typeof keep === "function" && typeof data === "string" && data.startsWith("[")) keep(data);
    });
  }, CHANNEL);
};
