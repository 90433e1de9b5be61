import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useConsole } from "../../src/ui/console-context.ts";

const Lost = () => {
  useConsole();
  return null;
};

test("§8: using the console outside its provider throws", () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow("useConsole must be used inside ConsoleProviders");
  quiet.mockRestore();
});
