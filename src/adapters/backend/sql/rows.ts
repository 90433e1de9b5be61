import { isId, type Id } from "../../../domain/id.ts";

/** A key of the database as an id of the domain. */
export const idOf = <Of extends string>(key: string): Id<Of> => {
  if (!isId<Of>(key)) throw new Error("A key of the database is not an id");
  return key;
};

/** The key that an id names; 0, which no record has, for an id that is not a number. */
export const keyOf = (id: string): bigint => (/^\d{1,18}$/u.test(id) ? BigInt(id) : 0n);
