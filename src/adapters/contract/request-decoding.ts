import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware";
import { REFUSED } from "./failures.ts";

/** Every operation refuses a request that cannot be read in the shape of all other failures (§8). */
export class RequestDecoding extends HttpApiMiddleware.Service<RequestDecoding>()(
  "contract/RequestDecoding",
  { error: REFUSED },
) {}
