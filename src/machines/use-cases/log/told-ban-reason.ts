import * as Effect from "effect/Effect";
import { tellsBan } from "../../../domain/activity/why-banned.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { toldLatest } from "./told-latest.ts";

/** Why a kitchen was banned last, as far as its log tells (D66). */
export const toldBanReason = Effect.fnUntraced(function* (kitchen: string) {
  if (!(yield* offers("activity"))) return undefined;
  const bans = yield* toldLatest("kitchen", kitchen, (entries) => entries.filter(tellsBan));
  return bans?.[0]?.reason;
});
