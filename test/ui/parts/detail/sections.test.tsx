import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import type { Read } from "../../../../src/machines/app.ts";
import { Awaited } from "../../../../src/ui/parts/section/Section.tsx";
import type { UserComment } from "../../../../src/domain/user-comment.ts";
import { CommentSection } from "../../../../src/ui/parts/detail/CommentSection.tsx";
import { RelatedSection } from "../../../../src/ui/parts/detail/RelatedSection.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const related = (source: Parameters<typeof RelatedSection<string>>[0]["source"]) => (
  <RelatedSection
    title="Favorites"
    source={source}
    none="No favorites yet."
    whole={{ list: "favorites", search: { kitchen: "k1" } }}
    keyOf={(name) => name}
  >
    {(name) => name}
  </RelatedSection>
);

test("what belongs to a record has its place while it is read", async () => {
  await renderScreen(related(new Promise(() => undefined)));
  const section = screen.getByRole("region", { name: "Favorites" });
  expect(section.querySelector(".mantine-Skeleton-root")).not.toBeNull();
  expect(section.textContent).toBe("Favorites");
});

const COMMENT: UserComment = {
  commentId: id("1"),
  text: "Good soup.",
  user: { userId: id("7"), profile: { nombre: "Ana Paz" } },
  kitchen: undefined,
  tribe: undefined,
  creationDate: undefined,
};

const drawBoth = async () => {
  const favorites = Promise.resolve(Result.succeed({ items: ["Ana Paz"], total: 1 }));
  const items = [COMMENT, { ...COMMENT, commentId: id<"comment">("2") }];
  const comments = Promise.resolve(Result.succeed({ items, total: 40 }));
  await renderScreen(
    <>
      {related(favorites)}
      <CommentSection source={comments} own={{ resource: "kitchens", id: "k1" }} />
    </>,
    { console: await signedInConsole("admin") },
  );
  await act(() => Promise.all([favorites, comments]));
};

test("what belongs to a record is counted, comments too, with the way to those that are not shown", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  await drawBoth();
  const counts = ["Favorites", "Comments"].map(
    (name) => within(screen.getByRole("region", { name })).getByText(/^\d+$/u).textContent,
  );
  expect(counts).toEqual(["1", "40"]);
  const ways = ["See all: Favorites", "See all: Comments"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(ways).toEqual(["/admin/favorites?kitchen=k1", "/admin/comments?kitchen=k1"]);
  expect(screen.getByText("The latest 2 of 40 comments are shown.")).toBeDefined();
});

test("comments have the way to their list where all are shown, too, and none where there are none", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const ways = async (items: ReadonlyArray<UserComment>) => {
    cleanup();
    const comments = Promise.resolve(Result.succeed({ items, total: items.length }));
    await renderScreen(<CommentSection source={comments} own={{ resource: "users", id: "u7" }} />, {
      console: await signedInConsole("admin"),
    });
    await act(() => comments);
    return screen.queryAllByRole("link", { name: /^See all/u }).map((way) => way.getAttribute("href"));
  };
  expect(await ways([COMMENT])).toEqual(["/admin/comments?user=u7"]);
  expect(await ways([])).toEqual([]);
});

test("D65: no way leads to a list that is a placeholder", async () => {
  await drawBoth();
  expect(screen.getByText("The latest 2 of 40 comments are shown.")).toBeDefined();
  expect(screen.queryByRole("link", { name: /^See all/u })).toBeNull();
});

/** What is read, and read again at a press, which never comes to an end. */
const ReadTwice = ({ first }: { first: Promise<Read<string>> }) => {
  const [source, setSource] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setSource(new Promise(() => undefined))}>
        Again
      </button>
      <Awaited source={source} height={20}>
        {(words) => <input aria-label={words} />}
      </Awaited>
    </>
  );
};

const readTwice = async (first: Promise<Read<string>>) => {
  await renderScreen(<ReadTwice first={first} />);
  await act(() => first);
};

const again = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Again" })));

test("what is read again stays until then, and so does whoever is in it", async () => {
  await readTwice(Promise.resolve(Result.succeed("Soup")));
  const field = screen.getByRole("textbox", { name: "Soup" });
  field.focus();
  await again();
  expect(screen.queryByRole("textbox", { name: "Soup" })).toBe(field);
  expect(document.activeElement).toBe(field);
});

test("a failure does not stay: that it is tried again is seen", async () => {
  await readTwice(Promise.resolve(Result.fail(ServerFailed())));
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  await again();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
