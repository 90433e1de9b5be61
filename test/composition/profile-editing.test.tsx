import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { CARL, PATIENCE, press, startConsole, useConsoles } from "./console.ts";

useConsoles();

test("whoever goes to edit the business profile goes on at its heading", async () => {
  const backend = fakeBackend();
  backend.answer({
    "GET /systemnotification/user/3": () => json([]),
  });
  await startConsole({ as: CARL, at: "/business", backend });
  (await screen.findByRole("link", { name: "Edit profile" }, PATIENCE)).focus();
  await press("link", "Edit profile");
  await screen.findByRole("heading", { name: "Business profile", level: 1 }, PATIENCE);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"), PATIENCE);
});
