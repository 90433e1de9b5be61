import { createInspector, type StatelyInspectionEvent } from "@statelyai/inspect";

const STATELY = "https://stately.ai";

/** How much is kept for a window that is opened late. */
const KEPT = 200;

const isConnected = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "type" in data && data.type === "@statelyai.connected";

/**
 * Stately's inspector in a window of its own. The library's own adapter would post to whatever page that window shows,
 * and would post inputs and outputs as they are; this one posts to Stately only, and what is confidential masked.
 */
export const statelyInspector = () => {
  let page: Window | null = null;
  let isListening = false;
  let kept: ReadonlyArray<string> = [];
  const post = (text: string): void => page?.postMessage(JSON.parse(text), STATELY);
  return createInspector({
    start: () => {
      page = window.open(`${STATELY}/inspect`, "stately inspector");
      addEventListener("message", ({ origin, data }) => {
        if (origin !== STATELY || !isConnected(data)) return;
        isListening = true;
        kept.forEach(post);
      });
    },
    send: (event: StatelyInspectionEvent) => {
      const text = JSON.stringify(event);
      kept = [...kept, text].slice(-KEPT);
      if (isListening) post(text);
    },
  });
};
