import { useLocation, useRouter } from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import { Effect } from "effect";
import { beforeEach, expect, test } from "vitest";
import { type Kitchen, kitchenListDefinition } from "../../../../src/domain/kitchen.ts";
import { listRequest } from "../../../../src/domain/list-request.ts";
import { type ListReading, readList } from "../../../../src/machines/use-cases/lists/read-list.ts";
import { kitchensView } from "../../../../src/ui/pages/kitchens/kitchens-view.tsx";
import { ListPage } from "../../../../src/ui/parts/list/ListPage.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { KITCHENS, page } from "./list-fixtures.tsx";

/** A list that is not drawn anew, whatever its address says by now. */
const Behind = ({ reading }: { reading: ListReading<Kitchen> }) => {
  const { history } = useRouter();
  return (
    <>
      <ListPage view={kitchensView} reading={reading} />
      <button type="button" onClick={() => history.back()}>
        Back
      </button>
      <output data-testid="address">{useLocation({ select: ({ searchStr }) => searchStr })}</output>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search kitchens" });
const address = () => screen.getByTestId("address").textContent;

const search = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
  // Whoever leaves the field has it asked at once.
  fireEvent.blur(field());
};

beforeEach(async () => {
  const console = await signedInConsole("viewer");
  const settled = Promise.resolve(page(KITCHENS));
  const reading: ListReading<Kitchen> = {
    ...readList(
      { ...console, read: () => new Promise(() => undefined) },
      () => Effect.never,
      listRequest(kitchenListDefinition, { status: "banned" }),
      new AbortController().signal,
    ),
    page: settled,
  };
  await renderScreen(<Behind reading={reading} />, { console, path: "/admin/kitchens?status=banned" });
  await act(() => settled);
});

test("going back before a search is drawn takes its words back", async () => {
  search("cas");
  await expect.poll(address).toBe("?query=cas&status=banned");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await expect.poll(address).toBe("?status=banned");
  expect(field().value).toBe("");
});

test("a search that is cleared before it is drawn is cleared", async () => {
  search("cas");
  await expect.poll(address).toBe("?query=cas&status=banned");
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  await expect.poll(address).toBe("?status=banned");
});
