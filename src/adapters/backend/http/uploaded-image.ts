import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { MultipartError, Part } from "effect/http/Multipart";
import { type Id, isId } from "../../../domain/id.ts";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { SENT_USER } from "../../contract/profile-images.ts";
import { SENT_FILE } from "../../contract/sent-picture.ts";

type Parts = Stream.Stream<Part, MultipartError>;

const UNREADABLE = Refused("The upload cannot be read");

const refusal = ({ reason }: MultipartError): Effect.Effect<never, RemoteFailure> =>
  Effect.fail(
    reason._tag === "FileTooLarge" || reason._tag === "BodyTooLarge"
      ? Refused("The image is too large")
      : UNREADABLE,
  );

/** Reads an upload into memory; it is no larger than the contract lets it be. */
const read = Effect.fnUntraced(function* (parts: Parts) {
  let userId: Id<"user"> | undefined;
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  yield* Stream.runForEach(parts, (part) => {
    if (part._tag === "File" && part.key === SENT_FILE) {
      return Effect.map(part.contentEffect, (content) => {
        bytes = new Uint8Array(content);
      });
    }
    if (part._tag === "File") return Effect.asVoid(part.contentEffect);
    if (part.key === SENT_USER && isId<"user">(part.value)) userId = part.value;
    return Effect.void;
  }).pipe(
    Effect.catchTag("MultipartError", refusal),
    // Of an empty part Node's reader makes no error, but throws.
    Effect.catchDefect(() => Effect.fail(UNREADABLE)),
  );
  return bytes === undefined ? yield* Effect.fail(UNREADABLE) : { userId, bytes };
});

/** The picture that somebody sent; `Refused` where there is none. */
export const uploadedImage = (parts: Parts) => Effect.map(read(parts), ({ bytes }) => bytes);

/** A picture that somebody sent, and whose it is to be; `Refused` where either is missing. */
export const uploadedImageOfUser = Effect.fnUntraced(function* (parts: Parts) {
  const { userId, bytes } = yield* read(parts);
  return userId === undefined ? yield* Effect.fail(UNREADABLE) : { userId, bytes };
});
