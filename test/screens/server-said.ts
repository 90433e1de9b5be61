import type { Page } from "@playwright/test";

/** A text as it may be shown: an address also without its scheme. */
const shownAs = (text: string): ReadonlyArray<string> => [text, text.replace(/^https:\/\//u, "")];

const stringsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return shownAs(value.trim());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** From the next document on, a page keeps what the backend says to it. */
export const listenToServer = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const answers: Array<string> = [];
    const fetchAsBefore = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const response = await fetchAsBefore(...request);
      // Before it is handed on: who has read it cancels what is left of it.
      answers.push(await response.clone().text());
      return response;
    };
    Reflect.set(globalThis, "answersOfTheServer", answers);
  });
};

/** Every text that the backend has said to this document: data, which no catalog translates. */
export const serverSaid = async (page: Page): Promise<ReadonlySet<string>> => {
  const answers: unknown = await page.evaluate(() => Reflect.get(globalThis, "answersOfTheServer"));
  return new Set(
    Array.isArray(answers) ? answers.map(String).flatMap((answer) => stringsIn(parsed(answer))) : [],
  );
};
