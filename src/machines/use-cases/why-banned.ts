import * as Effect from "effect/Effect";
import { isBan } from "../../domain/activity/why-banned.ts";
import { offers } from "../../domain/ports/capabilities.ts";
import { toldLatest } from "./told-latest.ts";

/** Who banned a kitchen last, when and why, as far as its log tells (D66). */
export const readLatestBan = Effect.fnUntraced(function* (kitchen: string) {
  if (!(yield* offers("activity"))) return undefined;
  const bans = yield* toldLatest("kitchen", kitchen, (entries) =>
    entries.filter(({ changes }) => changes.some(isBan)),
  );
  return bans?.[0];
});

export const readWhyBanned = (kitchen: string) => Effect.map(readLatestBan(kitchen), (ban) => ban?.reason);
