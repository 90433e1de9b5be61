import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Dates } from "../../domain/ports/dates.ts";
import { Call } from "./call.ts";
import { contributionsHttp } from "./contributions.ts";

/** `Dates` over HTTP. */
export const datesHttp = Layer.effect(
  Dates,
  Effect.map(Call, (call) =>
    Dates.of({
      ...contributionsHttp(call, "dates", ({ dates }) => dates),
      range: (startDate, endDate) =>
        call("dates.range", ({ dates }) => dates.range({ query: { startDate, endDate } })),
    }),
  ),
);
