import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SuccessParseOptions } from "effect/http-api/HttpApi";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Api } from "../../contract/api.ts";
import type { Groups } from "../../contract/operations.ts";

// What is answered was checked when it was read.
const api = Api.annotate(SuccessParseOptions, { disableChecks: true });

/** What answers the calls of a group, once what that takes is there. */
export const group = <
  const Name extends HttpApiGroup.Identifier<Groups>,
  Needed extends Effect.Effect<unknown, never, unknown>,
  Answering,
>(
  name: Name,
  build: () => Generator<
    Needed,
    (
      handlers: HttpApiBuilder.Handlers.FromGroup<HttpApiGroup.WithIdentifier<Groups, Name>>,
    ) => HttpApiBuilder.Handlers.ValidateReturn<Answering>,
    never
  >,
) => Layer.unwrap(Effect.map(Effect.gen(build), (answering) => HttpApiBuilder.group(api, name, answering)));
