import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { areaTexts } from "../../src/ui/locales/area-texts.ts";
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

Object.defineProperty(Element.prototype, "scrollIntoView", {
  configurable: true,
  writable: true,
  value: () => undefined,
});

// Nothing has a place: charts would have no room, and what floats beside a button would be hidden with it.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600);
Object.defineProperties(document.documentElement, {
  clientWidth: { configurable: true, value: 800 },
  clientHeight: { configurable: true, value: 600 },
});

// What is inert takes no focus in a browser; jsdom does not know of it.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (this.closest("[inert]") === null) focus.call(this, options);
};

Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

Object.defineProperty(globalThis, "scrollTo", { configurable: true, value: () => undefined });

// What is drawn for the first time is compiled first, on a machine that may be busy.
configure({
  asyncUtilTimeout: 20_000,
  // The whole tree of elements would say less.
  getElementError: (message) => new Error(message?.split("\n")[0]),
});

beforeAll(async () => {
  await showLanguage("en");
  await showTextsOf("admin", "en", areaTexts);
  await showTextsOf("business", "en", areaTexts);
  await showTextsOf("analytics", "en", areaTexts);
  await showTextsOf("subscription", "en", areaTexts);
  await showTextsOf("own", "en", areaTexts);
  await showTextsOf("public", "en", areaTexts);
});
afterEach(cleanup);
