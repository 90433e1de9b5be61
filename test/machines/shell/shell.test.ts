import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { shellMachine } from "../../../src/machines/shell/shell.machine.ts";
import { shellView } from "../../../src/machines/shell/shell.view.ts";

const started = (isCollapsed = false) => {
  const remembered: Array<boolean> = [];
  const actor = createActor(
    shellMachine.provide({ actions: { "remember the width": (_, width) => remembered.push(width) } }),
  ).start();
  if (isCollapsed) actor.send({ type: "the sidebar was left collapsed" });
  return { remembered, actor, view: () => shellView(actor.getSnapshot(), actor.send) };
};

describe("§2: the frame around every page", () => {
  test.each([true, false])(
    "the sidebar begins as it was left, collapsed: %s, and is remembered",
    (before) => {
      const { remembered, view } = started(before);
      expect(view().isCollapsed).toBe(before);
      view().toggleSidebar();
      expect([view().isCollapsed, remembered]).toEqual([!before, [!before]]);
      view().toggleSidebar();
      expect([view().isCollapsed, remembered]).toEqual([before, [!before, before]]);
    },
  );

  test("it knows the record whose page it is until that is left", () => {
    const { actor, view } = started();
    expect(view().shown).toBeUndefined();
    const record = { _tag: "kitchens", id: "7", name: "Casa Ana", isBanned: false } as const;
    actor.send({ type: "show a record", record });
    expect(view().shown).toEqual(record);
    actor.send({ type: "leave the record" });
    expect(view().shown).toBeUndefined();
  });

  test("one thing lies over the page at a time", () => {
    const { view } = started();
    expect(view().overlay).toBeUndefined();
    view().open("drawer");
    expect(view().overlay).toBe("drawer");
    view().open("palette");
    expect(view().overlay).toBe("palette");
    view().close();
    expect(view().overlay).toBeUndefined();
  });

  test("it knows how many reports waited when they were counted last", () => {
    const { actor } = started();
    actor.send({ type: "reports counted", waiting: 3 });
    expect(actor.getSnapshot().context).toMatchObject({ waiting: 3 });
  });

  test("what it holds of a session ends with it; the width stays", () => {
    const { actor, view } = started(true);
    actor.send({ type: "reports counted", waiting: 3 });
    actor.send({ type: "show a record", record: { _tag: "kitchens", id: "7", name: "Casa Ana" } });
    view().open("inbox");
    actor.send({ type: "session ended" });
    expect(actor.getSnapshot().context).toEqual({ overlay: undefined, shown: undefined, waiting: 0 });
    expect(view().isCollapsed).toBe(true);
  });
});
