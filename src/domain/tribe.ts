import type { TribeId } from "./id.ts";

/** A tribe (§3). */
export interface Tribe {
  readonly tribeId: TribeId;
  readonly name: string;
  readonly description: string;
}
