import { randomBytes } from "node:crypto";

/** A key, and the name by which tokens tell which one made them. */
export interface Key {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** The first one makes tokens, every one is believed. */
export type KeyRing = readonly [making: Key, ...older: ReadonlyArray<Key>];

/** A key that lives as long as this process. */
export const ofThisProcess = (): KeyRing => [{ kid: "process", secret: randomBytes(32) }];

/** The key that the head of a token names. */
export const namedIn = (keys: KeyRing) => {
  const secrets = new Map(keys.map(({ kid, secret }) => [kid, secret]));
  return ({ kid = "" }: { readonly kid?: string }) =>
    secrets.get(kid) ?? Promise.reject(new Error("unknown key"));
};
