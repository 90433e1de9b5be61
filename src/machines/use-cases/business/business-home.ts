import * as Effect from "effect/Effect";
import type { BusinessMetrics, DayFigures } from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import { Business } from "../../../domain/ports/business.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Google } from "../../../domain/ports/google.ts";
import { ifFound } from "../../../domain/ports/if-found.ts";

/** The business as its chef set it up; nothing where that is still to be done. */
export const readProfile = (owner: Id<"user">) => ifFound(Business.use(({ profile }) => profile(owner)));

/** What the business has on record; nothing where there is no business yet (by its id where that is known). */
const readMetrics = Effect.fnUntraced(function* (owner: Id<"user">) {
  const business = yield* Business;
  const profile = yield* readProfile(owner);
  if (profile === undefined) return undefined;
  const metrics: BusinessMetrics = yield* business.metrics(owner, profile.businessId);
  return metrics;
});

/** How the business does: by the latest days where the backend tells of any (D71), else since it began. */
export type HomeFigures =
  | { readonly _tag: "Days"; readonly series: ReadonlyArray<DayFigures> }
  | { readonly _tag: "Ever"; readonly metrics: BusinessMetrics };

const readSeries = (owner: Id<"user">) =>
  Effect.map(ifFound(Business.use(({ analytics }) => analytics(owner, "7d", "days"))), (figures) =>
    figures?.series?.length === 0 ? undefined : figures?.series,
  );

/** How the business does, as far back as the backend tells; nothing where there is no business yet. */
export const readFigures = Effect.fnUntraced(function* (owner: Id<"user">) {
  const hasSeries = yield* offers("series");
  const series = hasSeries ? yield* readSeries(owner) : undefined;
  const metrics = series === undefined ? yield* readMetrics(owner) : undefined;
  const figures: HomeFigures | undefined =
    series !== undefined ? { _tag: "Days", series } : metrics && { _tag: "Ever", metrics };
  return figures;
});

/** The places that the last sync told of. */
export const readLocations = (owner: Id<"user">) => Google.use(({ locations }) => locations(owner));
