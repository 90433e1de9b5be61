import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { NamesOn } from "../../../../src/ui/parts/face/names-asked.ts";
import { ReferenceName } from "../../../../src/ui/parts/face/ReferenceName.tsx";
import { RecordChip } from "../../../../src/ui/parts/list/tools/FilterChip.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { records } from "../editing/record-forms.tsx";
import { workingConsole } from "../editing/working-console.ts";

test.each([
  ["t4", "Tribe: \u2068Slow food\u2069"],
  ["t5", "Tribe: \u2068t5\u2069"],
  ["sentinel-slow", "Tribe: \u2068…\u2069"],
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

test("a reference that now points elsewhere says nothing more of whom it pointed at", async () => {
  const Pointing = () => {
    const [id, setId] = useState("t4");
    return (
      <NamesOn value={Pointing}>
        <button type="button" onClick={() => setId("t5")}>
          Point elsewhere
        </button>
        <ReferenceName resource="tribes" id={id} name={undefined} picture={undefined} />
      </NamesOn>
    );
  };
  await renderScreen(<Pointing />, await workingConsole(records()));
  await screen.findByRole("link", { name: "Slow food" });
  act(() => screen.getByRole("button").click());
  expect(screen.getByRole("link").textContent).toBe("t5");
});
