import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminEntries } from "../../../../src/ui/frame/shell/admin-entries.ts";
import { entryTooltip } from "../../../../src/ui/frame/shell/overlay-parts.ts";
import { Sidebar } from "../../../../src/ui/frame/shell/Sidebar.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";
import { ANA_AS_USER } from "../../../machines/auth/auth-fixtures.ts";

test("an entry of the collapsed sidebar that somebody is at stays when its tooltip comes", async () => {
  await renderScreen(
    <Sidebar entries={adminEntries("admin")} current="/admin" isCollapsed onNavigate={() => undefined} />,
    { console: { ...quietConsole(), user: ANA_AS_USER } },
  );
  const entry = screen.getByRole("link", { name: "Users" });
  expect(entryTooltip.arrived()).toBeUndefined();
  entry.focus();
  await act(async () => {
    await entryTooltip.load();
  });
  expect(document.activeElement).toBe(entry);
});

test.each([
  ["admin", ["Users", "Comment Moderation", "Security Admin"]],
  ["editor", ["Users", "Comment Moderation", "Help & Support"]],
] as const)(
  "each group of an %s's sidebar begins with the first entry that they see",
  async (role, firsts) => {
    await renderScreen(
      <Sidebar
        entries={adminEntries(role)}
        current="/admin"
        isCollapsed={false}
        onNavigate={() => undefined}
      />,
      { console: { ...quietConsole(), user: ANA_AS_USER } },
    );
    const beginnings = screen.getAllByRole("link").filter(({ dataset }) => dataset["first"] !== undefined);
    expect(beginnings.map(({ textContent }) => textContent)).toEqual(firsts);
  },
);
