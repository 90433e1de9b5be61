import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useKeptFocus } from "../../../../src/ui/frame/shell/use-kept-focus.ts";
import { renderScreen } from "../../render-screen.tsx";

const Kept = () => {
  useKeptFocus();
  return null;
};

const place = document.createElement("div");
const here = (markup: string): void => {
  place.innerHTML = markup;
};
const one = (selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const focused = (): Element | null => document.activeElement;

afterAll(() => place.remove());
beforeEach(async () => {
  document.body.append(place);
  await renderScreen(<Kept />);
});

test("whose control has gone is at the heading of the page", async () => {
  here("<main><h1>Users</h1><button>Undo</button></main>");
  one("button").focus();
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one("h1")));
});

test.each([
  ["is shown the heading where keys are used", true],
  ["is not moved where a pointer is", false],
])("whose control has gone %s", async (_, isByKeys) => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  // jsdom does not tell keys from pointers once the control has gone.
  const matches = vi.spyOn(HTMLHeadingElement.prototype, "matches").mockReturnValue(isByKeys);
  onTestFinished(() => [shown, matches].forEach((spy) => spy.mockRestore()));
  here("<main><h1>Users</h1><button>Undo</button></main>");
  one("button").focus();
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one("h1")));
  expect(shown.mock.contexts).toEqual(isByKeys ? [one("h1")] : []);
  expect(matches.mock.calls).toEqual([[":focus-visible"]]);
});

test("or in the card that is open", async () => {
  here('<main><h1>Users</h1><div role="dialog"><button>Rename</button></div></main>');
  one("button").focus();
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one('[role="dialog"]')));
});

test("or in the dialog that is open", async () => {
  here(
    '<main><h1>Users</h1><div role="dialog"></div></main><div role="dialog"><button>Delete</button></div>',
  );
  one("button").focus();
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one('main + [role="dialog"]')));
});

test("there at its heading, which is less to listen to than all of it", async () => {
  here('<main><h1>Users</h1></main><div role="dialog"><h2>Delete</h2><button>Undo</button></div>');
  one("button").focus();
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one("h2")));
});

test("a control that cannot be used for a while has the focus afterwards", async () => {
  here("<main><h1>Users</h1><button>Save</button></main>");
  one("button").focus();
  // A browser takes the focus from what is disabled, which jsdom does not.
  one("button").blur();
  one("button").setAttribute("disabled", "");
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  one("button").removeAttribute("disabled");
  await waitFor(() => expect(focused()).toBe(one("button")));
});

test("who has left a control by themselves is not brought back", async () => {
  here("<main><h1>Users</h1><button>Save</button><p>Text</p></main>");
  one("button").focus();
  one("button").blur();
  one("p").remove();
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(document.activeElement).toBe(document.body);
});

test("also where that had the focus before anybody listened", async () => {
  cleanup();
  here("<main><h1>Users</h1><button>Undo</button></main>");
  one("button").focus();
  await renderScreen(<Kept />);
  one("button").remove();
  await waitFor(() => expect(focused()).toBe(one("h1")));
});

test("whose control is not there in the window's new width is at the heading", async () => {
  here("<main><h1>Users</h1></main><header><button>Theme</button></header>");
  one("button").focus();
  // A browser takes the focus from what is not drawn any more; jsdom draws nothing.
  one("button").blur();
  fireEvent(window, new Event("resize"));
  await waitFor(() => expect(focused()).toBe(one("h1")));
});
