import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { TribeImages } from "../../../../domain/ports/tribe-images.ts";
import { Api } from "../../../contract/api.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";

/** A tribe belongs to nobody, so its pictures are an admin's to change. */
const admin = Effect.flatMap(CurrentUser, (actor) => ownerOrAdmin(actor, Effect.undefined));

export const tribeImagesHandlers = HttpApiBuilder.group(
  Api,
  "tribeImages",
  Effect.fnUntraced(function* (handlers) {
    const images = yield* TribeImages;
    return handlers.handleAll({
      ofTribe: ({ params }) => withAnsweredFailures(images.ofTribe(params.id)),
      create: ({ payload }) => withAnsweredFailures(Effect.andThen(admin, images.create(payload))),
      remove: ({ params }) => withAnsweredFailures(Effect.andThen(admin, images.remove(params.id))),
    });
  }),
);
