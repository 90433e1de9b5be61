import { act, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isId, type UserId } from "../../../src/domain/id.ts";
import { Forbidden, ServerFailed } from "../../../src/domain/remote-failure.ts";
import type { User } from "../../../src/domain/user.ts";
import type { Read } from "../../../src/machines/console.ts";
import type { ListRequest, UserPage } from "../../../src/machines/programs/list-users.ts";
import { UsersList } from "../../../src/ui/users/UsersList.tsx";
import { renderScreen } from "../render-screen.tsx";

const userId = (text: string): UserId => {
  if (!isId<"user">(text)) throw new Error(`${text} is no id`);
  return text;
};

const USERS: ReadonlyArray<User> = [
  { userId: userId("1"), email: "ada@example.com", profile: { nombre: "Ada Admin" }, role: "admin" },
  { userId: userId("2"), email: "noname@example.com", profile: { nombre: "" }, role: undefined },
  { userId: userId("3"), email: "odd@example.com", profile: { nombre: "Odd One" }, role: "moderator" },
];

const page = (changes: Partial<UserPage> = {}): Read<UserPage> =>
  Result.succeed({ items: USERS, unreadable: 0, total: 60, filteredOver: undefined, ...changes });

const request: ListRequest = { page: 2, size: 25, query: "" };
const onRequest = vi.fn<(next: ListRequest) => void>();
const onRetry = vi.fn<() => void>();

const draw = async (result: Read<UserPage>, asked: ListRequest = request) => {
  const settled = Promise.resolve(result);
  await renderScreen(<UsersList request={asked} page={settled} onRequest={onRequest} onRetry={onRetry} />);
  await act(() => settled);
};

describe("UsersList", () => {
  beforeEach(() => vi.resetAllMocks());

  test("§3: shows name, email, role and status; a name that is missing or a role that is unknown is shown as it is", async () => {
    await draw(page());
    const rows = within(screen.getByRole("table", { name: "Users" })).getAllByRole("row");
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole("cell")
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      [],
      ["Ada Admin", "ada@example.com", "Admin", "Active"],
      ["noname@example.com", "noname@example.com", "—", "Active"],
      ["Odd One", "odd@example.com", "moderator", "Active"],
    ]);
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Email",
      "Role",
      "Status",
    ]);
    expect(screen.getByRole("link", { name: "Ada Admin" }).getAttribute("href")).toBe("/admin/users/1");
  });

  test("says where one is and asks for the next page", async () => {
    await draw(page());
    expect(screen.getByRole("status").textContent).toBe("26–50 of 60");
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(onRequest.mock.calls).toEqual([[{ page: 3, size: 25, query: "" }]]);
  });

  test("another size begins on the first page", async () => {
    await draw(page());
    fireEvent.change(screen.getByLabelText("Rows per page"), { target: { value: "100" } });
    expect(onRequest.mock.calls).toEqual([[{ page: 1, size: 100, query: "" }]]);
  });

  test("D33: says over how many users it looked when the backend could not search", async () => {
    await draw(page({ filteredOver: 2_000 }), { ...request, query: "ada" });
    expect(
      screen.getByText("The search is not available; 2,000 users were looked through here."),
    ).toBeTruthy();
  });

  test("D34: says how many records could not be read", async () => {
    await draw(page({ unreadable: 1 }));
    expect(screen.getByText("1 record could not be read.")).toBeTruthy();
  });

  test("without a match it offers to clear the search", async () => {
    await draw(page({ items: [], total: 0 }), { ...request, query: "nobody" });
    expect(screen.getByText("No user matches this search.")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Clear search" }).at(-1) ?? document.body);
    expect(onRequest.mock.calls).toEqual([[{ page: 1, size: 25, query: "" }]]);
  });

  test("a failure keeps the search box and offers to try again", async () => {
    await draw(Result.fail(ServerFailed()), { ...request, query: "typed" });
    expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
    expect(screen.getByLabelText<HTMLInputElement>("Search users").value).toBe("typed");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("D32: what may not be read is called so, without a way to try again", async () => {
    await draw(Result.fail(Forbidden));
    expect(screen.getByRole("alert").textContent).toBe("Access denied");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("a search is asked for once typing pauses, from the first page", async () => {
    vi.useFakeTimers();
    await draw(page());
    const box = screen.getByLabelText("Search users");
    fireEvent.change(box, { target: { value: "a" } });
    fireEvent.change(box, { target: { value: "ad " } });
    act(() => void vi.advanceTimersByTime(249));
    expect(onRequest).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onRequest.mock.calls).toEqual([[{ page: 1, size: 25, query: "ad" }]]);
    vi.useRealTimers();
  });
});
