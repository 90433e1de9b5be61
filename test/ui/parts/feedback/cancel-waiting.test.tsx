import { act, fireEvent, screen } from "@testing-library/react";
import { Link, useLocation } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ListReading, readList } from "../../../../src/machines/use-cases/lists/read-list.ts";
import type { Tribe } from "../../../../src/domain/tribe.ts";
import { tribesView } from "../../../../src/ui/pages/tribes/tribes-view.tsx";
import { PageResult } from "../../../../src/ui/parts/feedback/PageResult.tsx";
import { ListScreen } from "../../../../src/ui/parts/list/ListScreen.tsx";
import { parentOf } from "../../../../src/ui/resources.tsx";
import { REQUEST } from "../../../machines/use-cases/lists/listed.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { TRIBE } from "../editing/record-forms.tsx";
import { onRequest, page } from "../list/list-fixtures.tsx";

const LONG_MS = 10_100;
const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const buttons = () =>
  screen.queryAllByRole("button", { name: /^(?:Cancel|Try again)$/u }).map((b) => b.textContent);

/** A page that hangs at one address, and the way to it from another. */
const Hanging = () => {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      {pathname === "/admin/tribes/4" ? (
        <PageResult result={undefined} parent={parentOf("tribes")}>
          {() => null}
        </PageResult>
      ) : (
        <Link to="/admin/tribes/$id" params={{ id: "4" }}>
          There
        </Link>
      )}
    </>
  );
};
const place = () => document.querySelector("output")?.textContent;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test("a page that takes long can be given up: back to where one was", async () => {
  await renderScreen(<Hanging />, { path: "/admin/users" });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "There" })));
  await passing(9_000);
  expect(buttons()).toEqual([]);
  await passing(2_000);
  expect(buttons()).toEqual(["Try again", "Cancel"]);
  await press("Cancel");
  await passing(50);
  expect(place()).toBe("/admin/users");
});

test("a page that takes long, and is the first, can be given up for the list of its kind", async () => {
  await renderScreen(<Hanging />, { path: "/admin/tribes/4" });
  await passing(LONG_MS);
  await press("Cancel");
  await passing(50);
  expect(place()).toBe("/admin/tribes");
});

const Lists = ({ first, next }: Readonly<Record<"first" | "next", ListReading<Tribe>>>) => {
  const [reading, setReading] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setReading(next)}>
        Next
      </button>
      <ListScreen view={tribesView} reading={reading} onRequest={onRequest} />
    </>
  );
};

const list = async (request: Partial<typeof REQUEST>) => {
  const console = await signedInConsole("admin");
  const reading = (
    asked: Partial<typeof REQUEST>,
    answer: ListReading<Tribe>["page"],
  ): ListReading<Tribe> => ({
    ...readList(
      { ...console, read: () => new Promise(() => undefined) },
      () => Effect.never,
      { ...REQUEST, ...asked },
      new AbortController().signal,
    ),
    page: answer,
  });
  const settled = Promise.resolve(page([TRIBE]));
  const next = reading(request, new Promise(() => undefined));
  await renderScreen(<Lists first={reading({}, settled)} next={next} />, { console });
  await act(() => settled);
  await press("Next");
  return next;
};

test("a list whose next rows take long says so above the old ones, and goes back to those", async () => {
  await list({ page: 2 });
  await passing(LONG_MS);
  expect(screen.getByRole("link", { name: TRIBE.name })).toBeTruthy();
  expect(buttons()).toEqual(["Try again", "Cancel"]);
  await press("Cancel");
  expect(onRequest.mock.lastCall).toEqual([REQUEST]);
});

test("a list that is only read again has nowhere to go back to", async () => {
  await list({});
  await passing(LONG_MS);
  expect(buttons()).toEqual(["Try again"]);
});

test("a list that is loaded as a whole shows how far it is, and is given up there", async () => {
  const next = await list({ page: 2 });
  await act(async () => next.progress.send({ type: "proceed", progress: { done: 200, total: 900 } }));
  await passing(LONG_MS);
  expect(buttons()).toEqual(["Cancel"]);
});
