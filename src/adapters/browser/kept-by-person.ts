import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

/** Something of a person's in the storage of a device, by uid; looking for a storage that is forbidden throws. */
export const keptByPerson = <A>(storage: () => Storage, name: string, what: Schema.Codec<A>, nothing: A) => {
  const read = Schema.decodeUnknownOption(Schema.fromJsonString(what));
  const known = new Map<string, A>();
  const keyOf = (uid: string): string => `console.${name}.${uid}`;
  return {
    of: (uid: string): A => {
      try {
        // Another tab may have written since.
        return Option.getOrElse(read(storage().getItem(keyOf(uid))), () => nothing);
      } catch {
        return known.get(uid) ?? nothing;
      }
    },
    keep: (uid: string, value: A): void => {
      known.set(uid, value);
      try {
        storage().setItem(keyOf(uid), JSON.stringify(value));
      } catch {
        // Full or forbidden: what is known lives as long as the page.
      }
    },
  };
};
