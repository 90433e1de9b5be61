import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

/** Something of a person's in the storage of a device, by uid; looking for a storage that is forbidden throws. */
export const keptByPerson = <A>(storage: () => Storage, name: string, what: Schema.Codec<A>, nothing: A) => {
  const read = Schema.decodeUnknownOption(Schema.fromJsonString(what));
  /** What could not be kept. It is known as long as the page lives, or until something can be kept again. */
  const unkept = new Map<string, A>();
  const keyOf = (uid: string): string => `console.${name}.${uid}`;
  return {
    of: (uid: string): A => {
      const known = unkept.get(uid);
      if (known !== undefined) return known;
      try {
        // Another tab may have written since.
        return Option.getOrElse(read(storage().getItem(keyOf(uid))), () => nothing);
      } catch {
        return nothing;
      }
    },
    keep: (uid: string, value: A): void => {
      try {
        storage().setItem(keyOf(uid), JSON.stringify(value));
        unkept.delete(uid);
      } catch {
        // Full or forbidden.
        unkept.set(uid, value);
      }
    },
  };
};
