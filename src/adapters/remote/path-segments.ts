import * as Effect from "effect/Effect";
import { Refused, type RemoteFailure } from "../../domain/remote-failure.ts";

const DOTS: ReadonlySet<string> = new Set([".", ".."]);

/** Whether a text can stand between two slashes: browsers resolve dots, and no encoding carries half a character. */
const isSegment = (text: string): boolean => text !== "" && !DOTS.has(text) && text.isWellFormed();

/** Lets texts through that can all be segments of a path; says nothing about the text that cannot. */
export const segments = (texts: ReadonlyArray<string>): Effect.Effect<void, RemoteFailure> =>
  texts.every(isSegment) ? Effect.void : Effect.fail(Refused("A value cannot be part of an address"));
