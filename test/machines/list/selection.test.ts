import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { ListName } from "../../../src/domain/resources.ts";
import { selectedIn, startSelection } from "../../../src/machines/list/selection.ts";
import { deletionsAt, GONE, kitchen, kitchens, passUndo, server } from "../deletion/answering.ts";
import { REQUEST } from "../use-cases/lists/listed.ts";

/** What is selected of three records of a list once the first kitchen was deleted from elsewhere. */
const leftOf = async (list: ListName) => {
  const clock = new SimulatedClock();
  const backend = server();
  const deletions = createActor(deletionsAt(backend), { clock }).start();
  const selection = startSelection(deletions);
  selection.send({ type: "show", list, request: REQUEST });
  selection.send({ type: "select", targets: kitchens(3) });
  deletions.send({ type: "ask to delete", targets: [kitchen(1)] });
  deletions.send({ type: "confirm" });
  passUndo(clock);
  await backend.answer(GONE);
  return [...selectedIn(selection.getSnapshot().context, { list, request: REQUEST }).keys()];
};

test("what was deleted while its list was not shown is not selected any more, what has its id in another list is", async () => {
  const [, ...others] = kitchens(3).map(({ id }) => id);
  expect(await leftOf("kitchens")).toEqual(others);
  expect(await leftOf("users")).toEqual(kitchens(3).map(({ id }) => id));
});

test("P16: what a search ended is selected again where it was selected, and no search after it takes its place", () => {
  const selection = startSelection(createActor(deletionsAt(server())).start());
  const show = (query: string) =>
    selection.send({ type: "show", list: "kitchens", request: { ...REQUEST, query } });
  const selected = (query: string) =>
    selectedIn(selection.getSnapshot().context, { list: "kitchens", request: { ...REQUEST, query } }).size;
  show("casa");
  selection.send({ type: "select", targets: kitchens(3) });
  show("mesa");
  show("mesa 2");
  expect(selected("mesa 2")).toBe(0);
  expect(selection.getSnapshot().context.endedAt?.query).toBe("casa");
  selection.send({ type: "take again" });
  expect(selected("casa")).toBe(3);
  show("casa");
  expect(selected("casa")).toBe(3);
  expect(selection.getSnapshot().context.ended.size).toBe(0);
});
