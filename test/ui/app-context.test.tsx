import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useApp } from "../../src/ui/app-context.ts";

const Lost = () => {
  useApp();
  return null;
};

test("§8: using the console outside its provider throws", () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow("useApp must be used inside AppProviders");
  quiet.mockRestore();
});
