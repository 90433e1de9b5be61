import * as Effect from "effect/Effect";
import type { Id } from "../../../../domain/id.ts";
import { isKitchenImage } from "../../../../domain/kitchen.ts";
import { KitchenImages } from "../../../../domain/ports/kitchen-images.ts";
import { readable } from "../../../../domain/records.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

/** Both sources of images. The logo is the console's own last source, so neither answers it. */
export const kitchenImagesHandlers = group("kitchenImages", function* () {
  const pictures = yield* KitchenImages;
  const images = ({ params }: { readonly params: { readonly id: Id<"kitchen"> } }) =>
    withAnsweredFailures(pictures.of(params.id)).pipe(
      Effect.map(({ items }) => readable(items.filter(isKitchenImage))),
    );
  return (handlers) => handlers.handleAll({ fromKitchenImage: images, fromImages: images });
});
