import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { goToTheHeading } from "../../../../src/ui/frame/shell/use-heading-focus.ts";

test("a page begins at its heading, but for who types already, as where the palette is on its way", () => {
  render(
    <>
      <main>
        <h1>Dashboard</h1>
      </main>
      <input aria-label="Search or run a command" />
    </>,
  );
  const field = screen.getByRole("textbox");
  field.focus();
  goToTheHeading();
  expect(document.activeElement).toBe(field);
  field.blur();
  goToTheHeading();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
