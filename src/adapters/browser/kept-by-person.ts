import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

const listIn = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Schema.Unknown)));

/**
 * Entries of a person's in the storage of a device, by uid; looking for a storage that is forbidden throws. What another
 * version of the program has put there, and this one does not know, stays there.
 */
export const keptByPerson = <A>(storage: () => Storage, name: string, entry: Schema.Codec<A>) => {
  const known = Schema.decodeUnknownOption(entry);
  /** What could not be kept. It is known as long as the page lives, or until something can be kept again. */
  const unkept = new Map<string, ReadonlyArray<A>>();
  const keyOf = (uid: string): string => `console.${name}.${uid}`;
  // Another tab may have written since.
  const stored = (uid: string): ReadonlyArray<unknown> =>
    Option.getOrElse(listIn(storage().getItem(keyOf(uid))), () => []);
  return {
    of: (uid: string): ReadonlyArray<A> => {
      const lost = unkept.get(uid);
      if (lost !== undefined) return lost;
      try {
        return stored(uid).flatMap((kept) => Option.toArray(known(kept)));
      } catch {
        return [];
      }
    },
    keep: (uid: string, entries: ReadonlyArray<A>): void => {
      try {
        const others = stored(uid).filter((kept) => Option.isNone(known(kept)));
        storage().setItem(keyOf(uid), JSON.stringify([...entries, ...others]));
        unkept.delete(uid);
      } catch {
        // Full or forbidden.
        unkept.set(uid, entries);
      }
    },
  };
};
