import type { TribeId, TribeImageId } from "./id.ts";
import type { TribeRef } from "./reference.ts";

/** A tribe (§3). */
export interface Tribe {
  readonly tribeId: TribeId;
  readonly name: string;
  readonly description: string;
}

/** A tribe that is yet to be kept. */
export type NewTribe = Omit<Tribe, "tribeId">;

/** A picture of a tribe (§7). */
export interface TribeImage {
  readonly tribeImageId: TribeImageId;
  readonly tribe: TribeRef;
  readonly imageUrl: string;
  readonly description: string;
}

/** A picture of a tribe that is yet to be kept. */
export type NewTribeImage = Omit<TribeImage, "tribeImageId">;
