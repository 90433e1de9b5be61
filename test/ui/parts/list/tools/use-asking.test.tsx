import { useLocation } from "@tanstack/react-router";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { kitchenListDefinition } from "../../../../../src/domain/kitchen.ts";
import { filteredBy, listRequest } from "../../../../../src/domain/list-request.ts";
import { useAsking } from "../../../../../src/ui/parts/list/tools/use-asking.ts";
import { renderScreen } from "../../../render-screen.tsx";

const shape = kitchenListDefinition;
const WHOLE = listRequest(shape, {});

/** A list that is not drawn anew, whatever it is asked for. */
const Behind = () => {
  const ask = useAsking({ to: "/admin/kitchens", shape, request: WHOLE });
  return (
    <>
      <button
        type="button"
        onClick={() => ask(filteredBy(WHOLE, "status", "active"), { others: { month: "2026-03" } })}
      >
        Filter
      </button>
      <button type="button" onClick={() => ask({ ...WHOLE, query: "casa" })}>
        Search
      </button>
      <output>{useLocation({ select: ({ href }) => href })}</output>
    </>
  );
};

const address = () => screen.getByRole("status").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("who asks a list for two things before it shows the first gets both", async () => {
  await renderScreen(<Behind />, { path: "/admin/kitchens?page=3" });
  press("Filter");
  await expect.poll(address).toBe("/admin/kitchens?month=2026-03&status=active");
  press("Search");
  await expect.poll(address).toBe("/admin/kitchens?query=casa&status=active");
});

test("what another page is asked for stays there", async () => {
  await renderScreen(<Behind />, { path: "/admin/tribes?status=banned" });
  press("Search");
  await expect.poll(address).toBe("/admin/kitchens?query=casa");
});
