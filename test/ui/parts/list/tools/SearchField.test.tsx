import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchField } from "../../../../../src/ui/parts/list/tools/SearchField.tsx";
import { renderScreen } from "../../../render-screen.tsx";

const onQuery = vi.fn<(query: string) => void>();

/** A page whose address says what a test wants, whenever it wants it. */
const Page = () => {
  const [query, setQuery] = useState("");
  return (
    <>
      <SearchField label="Search" clearLabel="Clear" query={query} onQuery={onQuery} />
      <main>
        <table>
          <tbody>
            <tr data-record="1">
              <td>
                <a href="/found">Found</a>
              </td>
            </tr>
          </tbody>
        </table>
      </main>
      {["", "j", "jo"].map((address) => (
        <button key={address} type="button" onClick={() => setQuery(address)}>
          The address says “{address}”
        </button>
      ))}
    </>
  );
};

const type = (text: string): void => {
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: text } });
};

const pause = (): void => {
  act(() => void vi.advanceTimersByTime(250));
};

const addressSays = (query: string): void => {
  fireEvent.click(screen.getByRole("button", { name: `The address says “${query}”` }));
};

const shown = (): string => screen.getByLabelText<HTMLInputElement>("Search").value;

beforeEach(async () => {
  onQuery.mockClear();
  await renderScreen(<Page />);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what is typed while an address is on its way", () => {
  test("stays when the address says what was asked before", () => {
    type("j");
    pause();
    type("jo");
    addressSays("j");
    expect(shown()).toBe("jo");
    pause();
    expect(onQuery.mock.calls).toEqual([["j"], ["jo"]]);
  });

  test("stays when both questions are on their way", () => {
    type("j");
    pause();
    type("jo");
    pause();
    type("jos");
    addressSays("j");
    expect(shown()).toBe("jos");
    addressSays("jo");
    expect(shown()).toBe("jos");
  });
});

test("going back and forward shows what was searched for then", () => {
  type("j");
  pause();
  addressSays("j");
  type("jo");
  pause();
  addressSays("jo");
  addressSays("j");
  expect(shown()).toBe("j");
  addressSays("jo");
  expect(shown()).toBe("jo");
  addressSays("");
  expect(shown()).toBe("");
});

test("a question that another overtook before the address said it is none of the address any more", () => {
  type("j");
  pause();
  type("jo");
  pause();
  addressSays("jo");
  addressSays("j");
  expect(shown()).toBe("j");
});

test("a field that is cleared has the focus, and asks for everything once", () => {
  type("j");
  pause();
  const clear = screen.getByRole("button", { name: "Clear" });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
  pause();
  expect(onQuery.mock.calls).toEqual([["j"], [""]]);
});

describe("keys in the field", () => {
  const press = (key: string): void => void fireEvent.keyDown(screen.getByLabelText("Search"), { key });

  test("Escape clears it and asks for everything at once; in an empty field it asks for nothing", () => {
    type("j");
    pause();
    addressSays("j");
    press("Escape");
    expect(shown()).toBe("");
    press("Escape");
    expect(onQuery.mock.calls).toEqual([["j"], [""]]);
  });

  test("the arrow down asks for what was typed, and leads to what was found", () => {
    screen.getByLabelText("Search").focus();
    type("jo");
    press("ArrowDown");
    expect(onQuery.mock.calls).toEqual([["jo"]]);
    expect(document.activeElement).toBe(screen.getByLabelText("Search"));
    addressSays("jo");
    press("ArrowDown");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Found" }));
  });
});
