import { act, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import type { UserComment } from "../../../../src/domain/user-comment.ts";
import { CommentSection } from "../../../../src/ui/parts/detail/CommentSection.tsx";
import { RelatedSection } from "../../../../src/ui/parts/detail/RelatedSection.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const related = (source: Parameters<typeof RelatedSection<string>>[0]["source"]) => (
  <RelatedSection
    title="Kitchens"
    source={source}
    none="No kitchens yet."
    onRetry={() => undefined}
    keyOf={(name) => name}
  >
    {(name) => name}
  </RelatedSection>
);

test("what belongs to a record has its place while it is read", async () => {
  await renderScreen(related(new Promise(() => undefined)));
  const section = screen.getByRole("region", { name: "Kitchens" });
  expect(section.querySelector(".mantine-Skeleton-root")).not.toBeNull();
  expect(section.textContent).toBe("Kitchens");
});

test("what belongs to a record is counted, comments too, with the way to those that are not shown", async () => {
  const kitchens = Promise.resolve(Result.succeed({ items: ["Casa Ana"], total: 1 }));
  const comment: UserComment = {
    commentId: id("1"),
    text: "Good soup.",
    user: { userId: id("7"), profile: { nombre: "Ana Paz" } },
    kitchen: undefined,
    tribe: undefined,
    creationDate: undefined,
  };
  const items = [comment, { ...comment, commentId: id<"comment">("2") }];
  const comments = Promise.resolve(Result.succeed({ items, total: 40 }));
  await renderScreen(
    <>
      {related(kitchens)}
      <CommentSection source={comments} onRetry={() => undefined} own={{ resource: "kitchens", id: "k1" }} />
    </>,
    { console: await signedInConsole("admin") },
  );
  await act(() => Promise.all([kitchens, comments]));
  const counts = ["Kitchens", "Comments"].map(
    (name) => within(screen.getByRole("region", { name })).getByText(/^\d+$/u).textContent,
  );
  expect(counts).toEqual(["1", "40"]);
  expect(screen.getByRole("link", { name: "See all" }).getAttribute("href")).toBe(
    "/admin/comments?kitchen=k1",
  );
  expect(screen.getByText("The latest 2 of 40 comments are shown.")).toBeDefined();
});
