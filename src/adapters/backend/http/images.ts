import * as Effect from "effect/Effect";
import * as HttpRouter from "effect/http/HttpRouter";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { SMALL_IMAGE } from "../../../domain/image-url.ts";
import { IMAGES_PATH, StoredImages } from "../policy/stored-images.ts";

/** What keeps a picture a picture, whoever opens its address. */
export const imageHeaders = (contentType: string, cacheControl: string) => ({
  "Cache-Control": cacheControl,
  "Content-Disposition": `inline; filename="image.${contentType.replace("image/", "")}"`,
  "Content-Security-Policy": "default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
});

/** A changed picture has another address. */
const KEPT = "private, max-age=31536000, immutable";

/** Serves kept pictures to whoever knows their unguessable names. */
export const images = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const stored = yield* StoredImages;
    yield* router.add(
      "GET",
      `${IMAGES_PATH}/:name`,
      Effect.gen(function* () {
        const { name = "" } = yield* HttpRouter.params;
        const { url } = yield* HttpServerRequest;
        const image = yield* stored.byName(name, url.endsWith(`?${SMALL_IMAGE}`) ? "small" : "large");
        return image === undefined
          ? HttpServerResponse.empty({ status: 404 })
          : HttpServerResponse.uint8Array(image.bytes, {
              contentType: image.contentType,
              headers: imageHeaders(image.contentType, KEPT),
            });
      }),
    );
  }),
);
