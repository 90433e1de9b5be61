import { isIP } from "node:net";
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import { appendPreResponseHandlerUnsafe } from "effect/http/HttpEffect";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import { setHeader } from "effect/http/HttpServerResponse";
import * as IpNetwork from "effect/net/IpNetwork";
import * as NetAddress from "effect/net/NetAddress";
import { RateLimited, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { Buckets } from "../policy/buckets.ts";

const MINUTE_MS = 60_000;

/** A limit on how often something may be done for each key. Fails with `RateLimited` and nothing else. */
export interface RateLimit {
  /** Asks whether once more would be fine, and does not count. */
  readonly check: (key: string) => Effect.Effect<void, RemoteFailure>;
  /** Counts once, also below zero: what went on at the same time is paid back later. */
  readonly spend: (key: string) => Effect.Effect<void>;
  readonly take: (key: string) => Effect.Effect<void, RemoteFailure>;
}

/** The failure, which the headers of the answer tell as well. */
const refused = (seconds: number): Effect.Effect<never, RemoteFailure> =>
  Effect.withFiber(({ context }) => {
    appendPreResponseHandlerUnsafe(context, (_request, response) =>
      Effect.succeed(setHeader(response, "retry-after", String(seconds))),
    );
    return Effect.fail(RateLimited(seconds));
  });

/** A bucket for each key that holds `perMinute` tokens and is refilled evenly within a minute. */
export const rateLimit = Effect.fnUntraced(function* (
  limit: string,
  perMinute: number,
): Effect.fn.Return<RateLimit, never, Buckets> {
  const { draw, fullAt } = yield* Buckets;
  const cost = Math.floor(MINUTE_MS / perMinute);
  /** How far away a bucket's being full may be while a token is in it. */
  const room = MINUTE_MS - cost;
  const asked = (key: string, now: number) =>
    Effect.flatMap(fullAt({ limit, key }), (full) => {
      const missing = full - now - room;
      return missing > 0 ? refused(Math.max(1, Math.ceil(missing / 1_000))) : Effect.void;
    });
  return {
    check: (key) => Effect.flatMap(Clock.currentTimeMillis, (now) => asked(key, now)),
    spend: (key) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.asVoid(draw({ limit, key }, { now, cost }))),
    take: Effect.fnUntraced(function* (key) {
      const now = yield* Clock.currentTimeMillis;
      const isDrawn = yield* draw({ limit, key }, { now, cost, unlessAfter: now + room });
      if (!isDrawn) yield* asked(key, now);
    }),
  };
});

/**
 * What an address counts as: itself for IPv4, however it is written, and its network for IPv6, as whoever holds one of those
 * holds the 2^64 others as well.
 */
export const addressKey = (address: string): string =>
  Result.match(NetAddress.ipFromString(address.replace(/%.*$/u, "")), {
    onFailure: () => address,
    onSuccess: (ip) => {
      const own = NetAddress.toCanonical(ip);
      return IpNetwork.format(IpNetwork.fromAddressUnsafe(own, Math.min(64, NetAddress.width(own))));
    },
  });

/** How many proxies stand in front of the backend, each of which adds whom it heard to a request. */
export const TrustedProxies = Context.Reference("backend/TrustedProxies", { defaultValue: () => 0 });

/** Who asked, as the outermost proxy that is trusted says; what came from further out anybody may have written. */
const asker = ({ headers, remoteAddress }: HttpServerRequest, proxies: number): Option.Option<string> => {
  const told = (headers["x-forwarded-for"] ?? "").split(",").map((address) => address.trim());
  return proxies === 0
    ? remoteAddress
    : Option.orElse(Option.filter(Option.fromNullishOr(told.at(-proxies)), isAddress), () => remoteAddress);
};
const isAddress = (text: string): boolean => isIP(text) !== 0;

/** Applies `then` to the address that a request comes from; one from inside the process has none and is not limited. */
export const forAddress = Effect.fnUntraced(function* <E>(then: (key: string) => Effect.Effect<void, E>) {
  const address = asker(yield* HttpServerRequest, yield* TrustedProxies);
  if (Option.isSome(address)) yield* then(addressKey(address.value));
});
