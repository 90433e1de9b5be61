import * as Effect from "effect/Effect";
import type { Activity } from "../../domain/activity.ts";
import type {
  BusinessMetrics,
  BusinessProfile,
  DayFigures,
  Plan,
  SubscriptionInfo,
} from "../../domain/business.ts";
import { SUBSCRIPTION_FALLBACK } from "../../domain/business/subscription-fallback.ts";
import type { UserComment } from "../../domain/user-comment.ts";
import type { Id } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import { type Kitchen, byScore } from "../../domain/kitchen.ts";
import type { Liking } from "../../domain/liking.ts";
import { MAX_PAGE_SIZE } from "../../domain/paging.ts";
import { Activities } from "../../domain/ports/activities.ts";
import { Business } from "../../domain/ports/business.ts";
import { offers } from "../../domain/ports/capabilities.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { anew } from "../../domain/ports/bypass-cache.ts";
import { Google } from "../../domain/ports/google.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Subscriptions } from "../../domain/ports/subscriptions.ts";
import { given } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { AT_A_TIME } from "./at-a-time.ts";

/** The business as its chef set it up; nothing where that is still to be done. */
export const readProfile = (owner: Id<"user">) =>
  Business.use(({ profile }) => profile(owner)).pipe(
    Effect.catchTag("NotFound", () => Effect.succeed<BusinessProfile | undefined>(undefined)),
  );

/** What the business has on record; nothing where there is no business yet (by its id where that is known). */
const readMetrics = Effect.fnUntraced(function* (owner: Id<"user">) {
  const business = yield* Business;
  const profile = yield* readProfile(owner);
  if (profile === undefined) return undefined;
  const metrics: BusinessMetrics = yield* business.metrics(owner, profile.businessId);
  return metrics;
});

/** How the business does: by the latest days where the backend tells of days (D71), else since it began. */
export type HomeFigures =
  | { readonly _tag: "Days"; readonly series: ReadonlyArray<DayFigures> }
  | { readonly _tag: "Ever"; readonly metrics: BusinessMetrics };

const readSeries = (owner: Id<"user">) =>
  Business.use(({ analytics }) => analytics(owner, "7d", "days")).pipe(
    Effect.map(({ series }) => series),
    Effect.catchTag("NotFound", () => Effect.succeed<ReadonlyArray<DayFigures> | undefined>(undefined)),
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

/** A kitchen of the chef's with what was said of it last; no comments where they could not be read. */
export interface OwnKitchen {
  readonly kitchen: Kitchen;
  readonly comments: ReadonlyArray<UserComment> | undefined;
  /** Why it is banned; nothing where nobody said so, or it could not be read. */
  readonly reason: string | undefined;
  /** How it is liked; nothing where the backend keeps no log, or it could not be read. */
  readonly liking: Liking | undefined;
}

const LATEST = 3;

const latest = (comments: ReadonlyArray<UserComment>): ReadonlyArray<UserComment> =>
  latestFirst(comments).slice(0, LATEST);

const orNothing = <A, R>(read: Effect.Effect<A, RemoteFailure, R>) =>
  Effect.orElseSucceed(read, (): A | undefined => undefined);

/** So many entries of a record are looked through, the latest first. */
const LOOKED_THROUGH = 2_000;

/** What the latest entries of a record tell; nothing where it cannot be known that none of them does. */
const toldLatest = Effect.fnUntraced(function* <A>(
  record: string,
  told: (entries: ReadonlyArray<Activity>) => ReadonlyArray<A>,
) {
  const { list } = yield* Activities;
  let unreadable = 0;
  for (let first = 0; first < LOOKED_THROUGH; first += MAX_PAGE_SIZE) {
    const page = yield* list({ first, max: MAX_PAGE_SIZE }, { filters: { record } });
    unreadable += page.unreadable;
    const found = told(page.items);
    if (found.length > 0) return found;
    if (given(page) < MAX_PAGE_SIZE) return unreadable === 0 ? found : undefined;
  }
  return undefined;
});

/** Why a kitchen is banned, by the latest of its changes that banned it (D66). */
const readReason = Effect.fnUntraced(function* ({ kitchenId, banned }: Kitchen) {
  if (!banned || !(yield* offers("activity"))) return undefined;
  const bans = yield* toldLatest(`kitchen:${kitchenId}`, (entries) =>
    entries.filter(({ changes }) =>
      changes.some(({ field, after }) => field === "banned" && after === "true"),
    ),
  );
  return bans?.[0]?.reason;
});

const readLiking = Effect.fnUntraced(function* ({ kitchenId }: Kitchen) {
  if (!(yield* offers("activity"))) return undefined;
  return yield* Activities.use(({ liking }) => liking(kitchenId));
});

/** The kitchens that are the chef's own, the best first, and their latest comments. */
export const readOwnKitchens = Effect.gen(function* () {
  const kitchens = yield* Kitchens;
  const comments = yield* Comments;
  const own = yield* kitchens.all();
  return yield* Effect.forEach(
    own.items.toSorted(byScore),
    (kitchen) =>
      Effect.all(
        {
          kitchen: Effect.succeed(kitchen),
          comments: orNothing(
            Effect.map(comments.ofKitchen(kitchen.kitchenId), ({ items }) => latest(items)),
          ),
          reason: orNothing(readReason(kitchen)),
          liking: orNothing(readLiking(kitchen)),
        },
        { concurrency: "unbounded" },
      ),
    { concurrency: AT_A_TIME },
  );
});

/** The places that the last sync told of. */
export const readLocations = (owner: Id<"user">) => Google.use(({ locations }) => locations(owner));

export const changePlan = (owner: Id<"user">) => (plan: Id<"plan">) =>
  Subscriptions.use(({ update }) => update(owner, plan));

/** What the subscription is at this moment. */
export const rereadSubscription = (owner: Id<"user">) => anew(Subscriptions.use(({ info }) => info(owner)));

/** A change of the plan: which one there was, if any, and which one came. */
export interface PlanChange {
  /** When it came, as the backend writes it. */
  readonly at: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** The latest changes of a chef's plan, the last one first; nothing where the backend keeps no log (D66), or too long a one. */
export const readPlanChanges = Effect.fnUntraced(function* (owner: Id<"user">) {
  if (!(yield* offers("activity"))) return undefined;
  return yield* toldLatest(`user:${owner}`, (entries) =>
    entries.flatMap(({ creationDate, changes }) =>
      changes.flatMap(({ field, before, after }): ReadonlyArray<PlanChange> =>
        field === "plan" && after !== undefined ? [{ at: creationDate, before, after }] : [],
      ),
    ),
  );
});

/** A subscription with where it comes from: what the backend said, or the fallback, with why. */
export interface Subscription {
  readonly info: SubscriptionInfo;
  /** Why the fallback stands in its place; nothing where it was read. */
  readonly failure: RemoteFailure | undefined;
  /** The plans on offer; nothing where they could not be read. */
  readonly plans: ReadonlyArray<Plan> | undefined;
}

/** A chef's subscription and what else is on offer; it never fails. */
export const readSubscription = Effect.fnUntraced(function* (owner: Id<"user">) {
  const subscriptions = yield* Subscriptions;
  const [info, plans] = yield* Effect.all(
    [Effect.result(subscriptions.info(owner)), Effect.result(subscriptions.plans())],
    { concurrency: "unbounded" },
  );
  return {
    info: info._tag === "Success" ? info.success : SUBSCRIPTION_FALLBACK,
    failure: info._tag === "Failure" ? info.failure : undefined,
    plans: plans._tag === "Success" ? plans.success.items : undefined,
  } satisfies Subscription;
});
