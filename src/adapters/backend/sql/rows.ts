import * as Effect from "effect/Effect";
import { isId, type Id } from "../../../domain/id.ts";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";

export const idOf = <Of extends string>(key: string): Id<Of> => {
  if (!isId<Of>(key)) throw new Error("A key of the database is not an id");
  return key;
};

/**
 * The key that an id names; 0, which no record has, for an id that is not a number as the database writes it. A
 * second spelling of a key, such as `01`, would slip past every comparison of ids.
 */
export const keyOf = (id: string): bigint => (/^[1-9]\d{0,17}$/u.test(id) ? BigInt(id) : 0n);

/** Whether the database can keep a text and give it back as it was: no NUL, no half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

/** Whether texts can be kept as they are; `Refused` where one cannot. */
export const storable = (texts: ReadonlyArray<string>): Effect.Effect<void, RemoteFailure> =>
  texts.every(isStorable)
    ? Effect.void
    : Effect.fail(Refused("A text contains characters that cannot be saved"));
