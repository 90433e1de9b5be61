import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ConfigurationScreen } from "../../../../src/ui/pages/errors/ConfigurationScreen.tsx";

test("a build without a usable configuration names what is to be set", () => {
  render(<ConfigurationScreen variables={["VITE_FIREBASE_AUTH_DOMAIN", "VITE_FIREBASE_PROJECT_ID"]} />);
  expect(screen.getByRole("alert").textContent).toContain("The console is not configured");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "VITE_FIREBASE_AUTH_DOMAIN",
    "VITE_FIREBASE_PROJECT_ID",
  ]);
});
