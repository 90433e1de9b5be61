import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { showLanguage, showTextsOf } from "../../src/ui/locales/catalogs.ts";

// What jsdom does not have and Mantine asks for.
Object.defineProperty(globalThis, "matchMedia", {
  configurable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.defineProperty(globalThis, "ResizeObserver", {
  configurable: true,
  value: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});

Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

Object.defineProperty(globalThis, "scrollTo", { configurable: true, value: () => undefined });

beforeAll(async () => {
  await showLanguage("en");
  await showTextsOf("admin", "en");
  await showTextsOf("business", "en");
  await showTextsOf("public", "en");
});
afterEach(cleanup);
