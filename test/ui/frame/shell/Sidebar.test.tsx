import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminEntries } from "../../../../src/ui/frame/shell/admin-entries.ts";
import { Sidebar } from "../../../../src/ui/frame/shell/Sidebar.tsx";
import { Tooltips } from "../../../../src/ui/frame/shell/Tooltips.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";
import { ANA_AS_USER } from "../../../machines/auth/auth-fixtures.ts";

test("an entry of the collapsed sidebar that somebody is at is named beside it, and keeps the focus", async () => {
  await renderScreen(
    <>
      <aside>
        <Sidebar entries={adminEntries("admin")} isCollapsed onNavigate={() => undefined} />
      </aside>
      <Tooltips />
    </>,
    { console: { ...quietConsole(), user: ANA_AS_USER } },
  );
  const entry = screen.getByRole("link", { name: "Users" });
  // What the focus shows depends on how it came.
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => entry.focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe("Users");
  expect(document.activeElement).toBe(entry);
});

test.each([
  ["admin", ["Users", "Comment Moderation", "Security Admin"]],
  ["editor", ["Users", "Comment Moderation", "Help & Support"]],
] as const)(
  "each group of an %s's sidebar begins with the first entry that they see",
  async (role, firsts) => {
    await renderScreen(
      <Sidebar entries={adminEntries(role)} isCollapsed={false} onNavigate={() => undefined} />,
      { console: { ...quietConsole(), user: ANA_AS_USER } },
    );
    const beginnings = screen.getAllByRole("link").filter(({ dataset }) => dataset["first"] !== undefined);
    expect(beginnings.map(({ textContent }) => textContent)).toEqual(firsts);
  },
);
