import { expect, test } from "@effect/vitest";
import { act, render, screen } from "@testing-library/react";
import { MantineProvider, Popover } from "@mantine/core";
import { IN_MAIN } from "../../../src/ui/theme/theme.ts";

test("what is drawn beside the page that came first does not go with it", () => {
  const early = document.createElement("div");
  early.id = "early";
  early.append(document.createElement("main"));
  document.body.append(early);
  render(
    <MantineProvider>
      <main>
        <Popover opened portalProps={IN_MAIN} transitionProps={{ duration: 0 }}>
          <Popover.Target>
            <button type="button">View</button>
          </Popover.Target>
          <Popover.Dropdown>Row height</Popover.Dropdown>
        </Popover>
      </main>
    </MantineProvider>,
  );
  act(() => early.remove());
  expect(screen.getByText("Row height").closest("main")).toBe(screen.getByRole("main"));
});
