import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecordChip } from "../../../../src/ui/parts/list/tools/FilterChip.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { records } from "../editing/record-forms.tsx";
import { workingConsole } from "../editing/working-console.ts";

test.each([
  ["t4", "Tribe: Slow food"],
  ["t5", "Tribe: t5"],
  ["sentinel-slow", "Tribe: …"],
])(
  "the id of a record stands for its name where there is none, and not while it comes: %s",
  async (id, said) => {
    await renderScreen(
      <RecordChip resource="tribes" id={id} label="Tribe" onRemove={() => undefined} />,
      await workingConsole(records()),
    );
    await expect.poll(() => screen.getByRole("button").textContent).toBe(said);
  },
);
