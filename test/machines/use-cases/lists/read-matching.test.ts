import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { NotAcceptable } from "../../../../src/domain/remote-failure.ts";
import { emptyWhereUnavailable, listRecords } from "../../../../src/machines/use-cases/lists/list-records.ts";
import { readMatching } from "../../../../src/machines/use-cases/lists/read-matching.ts";
import { backend, kitchens, REQUEST, shrinking } from "./listed.ts";

/** Reads everything of a list whose pages are refused with 406 from a place on. */
const readUntil = (refusedFrom: number) => {
  const { source } = backend(kitchens(600));
  const broken: typeof source = {
    ...source,
    page: (window) => (window.first < refusedFrom ? source.page(window) : Effect.fail(NotAcceptable)),
  };
  const list = emptyWhereUnavailable(listRecords(broken));
  return Effect.result(readMatching({ source: broken, list, request: REQUEST, language: "en" }));
};

it.effect("P28: everything that matches is read, whatever its page", () =>
  Effect.map(readUntil(Infinity), (read) => expect(Result.getOrThrow(read)).toHaveLength(600)),
);

it.effect.each([0, 400])("D32: a 406 at record %d is not the end of what matches, but a failure", (from) =>
  Effect.map(readUntil(from), (read) => expect(read).toEqual(Result.fail(NotAcceptable))),
);

it.effect("what moves forward while some before it are deleted is read, too", () => {
  const source = shrinking(kitchens(650), 250);
  return Effect.map(
    readMatching({ source, list: listRecords(source), request: REQUEST, language: "en" }),
    (read) => expect(read).toHaveLength(600),
  );
});
