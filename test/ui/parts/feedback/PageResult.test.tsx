import * as Result from "effect/Result";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  Forbidden,
  NotFound,
  RateLimited,
  type RemoteFailure,
  ServerFailed,
  Stale,
} from "../../../../src/domain/remote-failure.ts";
import { PageResult } from "../../../../src/ui/parts/feedback/PageResult.tsx";
import { ReadResult } from "../../../../src/ui/parts/feedback/ReadResult.tsx";
import { parentOf } from "../../../../src/ui/resources.tsx";
import { renderScreen } from "../../render-screen.tsx";

const page = (failure: RemoteFailure) =>
  renderScreen(
    <PageResult result={Result.fail(failure)} parent={parentOf("tribes")}>
      {() => null}
    </PageResult>,
  );

test("a page that is not there leads back to the list of its kind", async () => {
  await page(NotFound());
  expect(screen.getByRole("heading", { name: "Page not found" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to tribes" }).getAttribute("href")).toBe("/admin/tribes");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test.each([
  [NotFound(), "It was deleted, or its address is wrong."],
  [Forbidden, "You may not see this. An admin can tell you why."],
])(
  "a page that is not to be had says why, and leads back to the list of its kind: %o",
  async (failure, words) => {
    await page(failure);
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByRole("link", { name: "Go to tribes" })).toBeDefined();
  },
);

test("a page that could not be read can be tried again", async () => {
  await page(ServerFailed());
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Go to tribes" })).toBeNull();
});

test.each([
  [NotFound(), "This could not be found"],
  [ServerFailed(false, "7f3c1a2b"), "Something went wrong. Report 7f3c1a2b"],
  [Stale, "This was changed in the meantime"],
  [RateLimited(1), "Too many requests at once. Try again in 1 second."],
  [RateLimited(6.2), "Too many requests at once. Try again in 7 seconds."],
])("a part of a page says what happened to it: %o", async (failure, words) => {
  await renderScreen(<ReadResult result={Result.fail(failure)}>{() => null}</ReadResult>);
  expect(screen.getByRole("alert").textContent).toContain(words);
});
