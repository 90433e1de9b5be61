import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EmailAddress } from "../../../../src/ui/parts/value/EmailAddress.tsx";
import { renderScreen } from "../../render-screen.tsx";

test("an address that is too long for its line ends that behind its sign or before a dot", async () => {
  await renderScreen(<EmailAddress email="marilyne98.1@example.org" />);
  expect(screen.getByText("marilyne98.1@example.org").innerHTML).toBe(
    "marilyne98<wbr>.1@<wbr>example<wbr>.org",
  );
});
