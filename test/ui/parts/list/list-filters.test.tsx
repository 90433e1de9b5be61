import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import { kitchensView } from "../../../../src/ui/pages/kitchens/kitchens-view.tsx";
import { ListFilters } from "../../../../src/ui/parts/list/tools/ListFilters.tsx";
import { REQUEST } from "../../../machines/use-cases/lists/listed.ts";
import { renderScreen } from "../../render-screen.tsx";
import { records } from "../editing/record-forms.tsx";
import { workingConsole } from "../editing/working-console.ts";

const shown = (label: string): string | undefined => {
  const select = screen.getByRole("combobox", { name: label });
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent : undefined;
};

test.each([
  [false, "Tribe: \u2068Slow food\u2069"],
  [true, "Slow food"],
])("a filter by a record says so where others are chosen, labelled: %s", async (areLabelled, said) => {
  const onRequest = vi.fn<(request: ListRequest) => void>();
  await renderScreen(
    <ListFilters
      view={kitchensView}
      request={{ ...REQUEST, filters: { tribe: "t4" } }}
      onRequest={onRequest}
      isServed
      reasonId={undefined}
      areLabelled={areLabelled}
    />,
    await workingConsole(records()),
  );
  await waitFor(() => expect(shown("Tribe")).toBe(said));
  expect(shown("Chef")).toMatch(/all/iu);
  fireEvent.change(screen.getByRole("combobox", { name: "Tribe" }), { target: { value: "" } });
  expect(onRequest.mock.calls.map(([{ filters }]) => filters)).toEqual([{}]);
});
