import { expect, test } from "vitest";
import type { RecordTarget } from "../../src/domain/deletion.ts";
import { lookedAt, type RecentRecords, withoutTargets } from "../../src/domain/recent-records.ts";

const kitchen = (id: string, name = `Kitchen ${id}`): RecordTarget => ({ _tag: "kitchens", id, name });
const lookingAt = (...ids: ReadonlyArray<string>): RecentRecords =>
  ids.reduce<RecentRecords>((recent, id) => lookedAt(recent, kitchen(id)), []);
const idsOf = (recent: RecentRecords) => recent.map(({ id }) => id);

test("the latest come first, each once, by the name it has now, and no more than eight", () => {
  expect(idsOf(lookingAt("1", "2", "1"))).toEqual(["1", "2"]);
  expect(lookedAt(lookingAt("1"), kitchen("1", "Renamed"))).toEqual([kitchen("1", "Renamed")]);
  expect(idsOf(lookingAt(..."123456789"))).toEqual([..."98765432"]);
});

test("what was deleted is not offered; what has its id and is of another kind is", () => {
  expect(withoutTargets(lookingAt("1", "2"), [kitchen("1")])).toEqual([kitchen("2")]);
  expect(withoutTargets(lookingAt("1"), [{ ...kitchen("1"), _tag: "tribes" }])).toEqual([kitchen("1")]);
});
