import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageTitle } from "../../../../src/ui/parts/page-title/PageTitle.tsx";
import { renderScreen } from "../../render-screen.tsx";

test("the document is called what the heading says, as long as the page is shown", async () => {
  document.title = "Kitchen Console";
  const { unmount } = await renderScreen(<PageTitle title="Users" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Users");
  expect(document.title).toBe("Users · Kitchen Console");
  unmount();
  expect(document.title).toBe("Kitchen Console");
});
