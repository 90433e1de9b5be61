import type { KitchenId, TribeId, UserId } from "./id.ts";

/** Records point at others the way the backend nests them (§3): by an object that holds at least the id. */
export interface UserRef {
  readonly userId: UserId;
}

export interface KitchenRef {
  readonly kitchenId: KitchenId;
}

export interface TribeRef {
  readonly tribeId: TribeId;
}
