import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { MultipartError, Part } from "effect/http/Multipart";
import { type Id, isId } from "../../../domain/id.ts";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { UPLOAD } from "../../contract/profile-images.ts";

/** A picture that somebody sent, and whose it is to be. */
export interface UploadedImage {
  readonly userId: Id<"user">;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const UNREADABLE = "The upload cannot be read";

const refusal = ({ reason }: MultipartError): Effect.Effect<never, RemoteFailure> =>
  Effect.fail(
    Refused(
      reason._tag === "FileTooLarge" || reason._tag === "BodyTooLarge"
        ? "The image is too large"
        : UNREADABLE,
    ),
  );

/** Reads an upload into memory; it is no larger than the contract lets it be. `Refused` where a part is missing. */
export const uploadedImage = Effect.fnUntraced(function* (
  parts: Stream.Stream<Part, MultipartError>,
): Effect.fn.Return<UploadedImage, RemoteFailure> {
  let userId: Id<"user"> | undefined;
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  yield* Stream.runForEach(parts, (part) => {
    if (part._tag === "File" && part.key === UPLOAD.file) {
      return Effect.map(part.contentEffect, (content) => {
        bytes = new Uint8Array(content);
      });
    }
    if (part._tag === "File") return Effect.asVoid(part.contentEffect);
    if (part.key === UPLOAD.user && isId<"user">(part.value)) userId = part.value;
    return Effect.void;
  }).pipe(Effect.catchTag("MultipartError", refusal));
  if (userId === undefined || bytes === undefined) return yield* Effect.fail(Refused(UNREADABLE));
  return { userId, bytes };
});
