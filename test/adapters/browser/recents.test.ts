import { expect, test } from "vitest";
import { recentsIn } from "../../../src/adapters/browser/recents.ts";
import type { RecentRecords } from "../../../src/domain/recent-records.ts";

const ONE: RecentRecords = [{ _tag: "kitchens", id: "7", name: "Casa Ana" }];

/** As much of a storage as is used. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    storage: Object.assign(Object.create(null), {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    }),
  };
};

test("what one person looked at is there again on this device, and nobody else's", () => {
  const device = storage();
  recentsIn(() => device.storage).keep("ada", ONE);
  const again = recentsIn(() => device.storage);
  expect([again.of("ada"), again.of("eve")]).toEqual([ONE, []]);
});

test("what another tab looked at meanwhile is known", () => {
  const device = storage();
  const [one, other] = [recentsIn(() => device.storage), recentsIn(() => device.storage)];
  one.keep("ada", []);
  other.keep("ada", ONE);
  expect(one.of("ada")).toEqual(ONE);
});

test.each(["", "{", "null", '[{"_tag":"places","id":"7","name":""}]'])(
  "garbled as %s it is nothing",
  (text) => {
    const device = storage();
    device.items.set("console.recent-records.ada", text);
    expect(recentsIn(() => device.storage).of("ada")).toEqual([]);
  },
);

test("what another version of the program has put there is kept beside it", () => {
  const device = storage();
  const newer = { _tag: "places", id: "7", name: "Here" };
  device.items.set("console.recent-records.ada", JSON.stringify([newer, ...ONE]));
  const recents = recentsIn(() => device.storage);
  expect(recents.of("ada")).toEqual(ONE);
  recents.keep("ada", []);
  expect(JSON.parse(device.items.get("console.recent-records.ada") ?? "")).toEqual([newer]);
});

test("where there is no room, it is known until there is", () => {
  const device = storage();
  const full = new Error("full");
  let hasRoom = false;
  const recents = recentsIn(() => ({
    ...device.storage,
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw full;
      device.items.set(key, value);
    },
  }));
  recents.keep("ada", ONE);
  expect(recents.of("ada")).toEqual(ONE);
  hasRoom = true;
  recents.keep("ada", ONE);
  recentsIn(() => device.storage).keep("ada", []);
  expect(recents.of("ada")).toEqual([]);
});

test("where a browser forbids it, it is known as long as the page lives", () => {
  const recents = recentsIn(() => {
    throw new Error("forbidden");
  });
  recents.keep("ada", ONE);
  expect([recents.of("ada"), recents.of("eve")]).toEqual([ONE, []]);
});
