import { act } from "@testing-library/react";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { useSyncExternalStore } from "react";
import { vi } from "vitest";
import type { Asking } from "../../../../src/ui/parts/list/tools/use-asking.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import type { Role } from "../../../../src/domain/role.ts";
import type { User } from "../../../../src/domain/user.ts";
import type { Read } from "../../../../src/machines/app.ts";
import { type ListReading, readList } from "../../../../src/machines/use-cases/lists/read-list.ts";
import type { Progress } from "../../../../src/machines/use-cases/lists/collect-records.ts";
import type { RecordPage } from "../../../../src/machines/use-cases/lists/list-records.ts";
import type { ListView } from "../../../../src/ui/parts/list/list-view.ts";
import { ListScreen } from "../../../../src/ui/parts/list/ListScreen.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { REQUEST } from "../../../machines/use-cases/lists/listed.ts";

export const USERS: ReadonlyArray<User> = [
  { userId: id("1"), email: "ada@example.com", profile: { nombre: "Ada Admin" }, role: "admin" },
  { userId: id("2"), email: "noname@example.com", profile: { nombre: "" }, role: undefined },
  { userId: id("3"), email: "odd@example.com", profile: { nombre: "Odd One" }, role: "moderator" },
];

export const KITCHENS: ReadonlyArray<Kitchen> = [
  {
    kitchenId: id("k1"),
    nombre: "Casa Ana",
    logo: "https://images.example/casa.png",
    banned: false,
    positivo: 1_500,
    negativo: 2,
    userChef: { userId: id("7"), profile: { nombre: " Ana  Paz " } },
    tribe: { tribeId: id("t4"), name: "Slow food" },
  },
  {
    kitchenId: id("k2"),
    nombre: "",
    logo: "javascript:alert(1)",
    banned: true,
    positivo: 0,
    negativo: 3,
    userChef: undefined,
    tribe: undefined,
  },
];

export const onRequest = vi.fn<(next: Asking) => void>();

export const page = <A,>(
  items: ReadonlyArray<A>,
  changes: Partial<RecordPage<A>> = {},
): Read<RecordPage<A>> =>
  Result.succeed({
    items,
    total: 60,
    isCounted: true,
    unreadable: 0,
    whole: 60,
    isArranged: true,
    lookedThrough: undefined,
    isServed: false,
    isAvailable: true,
    ...changes,
  });

interface Conditions {
  readonly request?: Partial<ListRequest>;
  readonly role?: Role;
  readonly progress?: Progress;
  /** What a press may ask. */
  readonly programs?: Pick<TestApp, "read" | "actorOf">;
  /** The console of whoever comes back to it. */
  readonly before?: TestApp;
}

/** Draws a list as it is once its page was read. */
export const draw = async <A extends User | Kitchen | object>(
  view: ListView<A>,
  result: Read<RecordPage<A>>,
  { request, role = "admin", progress, programs, before }: Conditions = {},
) => {
  const console: TestApp = {
    ...(before ?? (await signedInConsole(role))),
    ...programs,
  };
  const settled = Promise.resolve(result);
  const asked = { ...REQUEST, ...request };
  const readingOf = (answer: ListReading<A>["page"], to = asked): ListReading<A> => ({
    ...readList(
      { ...console, read: () => new Promise(() => undefined) },
      () => Effect.never,
      to,
      new AbortController().signal,
    ),
    page: answer,
  });
  const reading = readingOf(settled);
  if (progress !== undefined) reading.progress.send({ type: "proceed", progress });
  let current = reading;
  let changed = (): void => undefined;
  const subscribe = (listener: () => void) => {
    changed = listener;
    return () => undefined;
  };
  const Listed = () => {
    const shown = useSyncExternalStore(subscribe, () => current);
    return (
      <ListScreen
        view={view}
        reading={shown}
        onRequest={(next) => onRequest(typeof next === "function" ? next(shown.request) : next)}
      />
    );
  };
  const drawn = await renderScreen(<Listed />, { console });
  await act(() => settled);
  /** Reads it again, to another end. */
  const readAgain = async (next: Read<RecordPage<A>>) => {
    const answer = Promise.resolve(next);
    current = readingOf(answer);
    await act(async () => {
      changed();
      await answer;
    });
  };
  /** Asks for another page, which does not come. */
  const goOn = async (to: number) => {
    current = readingOf(new Promise(() => undefined), { ...asked, page: to });
    await act(async () => changed());
  };
  return { ...drawn, console, readAgain, goOn };
};
