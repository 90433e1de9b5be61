import { withPlainDigits } from "../digits.ts";
import { folded } from "../matching.ts";
import type { ResourceName } from "../resources.ts";

/** A record as somebody asks for it by its id. */
export interface IdAsked {
  readonly list: ResourceName;
  readonly id: string;
}

/** What each kind of record is called, in every word that is known for it. */
type KindWords = ReadonlyArray<{ readonly list: ResourceName; readonly words: ReadonlyArray<string> }>;

const BY_ID = /^(?:(?<kind>\S.*?)\s+[#＃]?(?=\S*\d)|[#＃]|(?=\d+$))(?<id>[\w-]{1,64})$/u;

/** The records that a text may ask for by id: `kitchen 15` one of a kind, `#15` or a number alone, as it was copied, one of each. */
export const idsAsked = (text: string, kinds: KindWords): ReadonlyArray<IdAsked> => {
  const { kind, id } = BY_ID.exec(withPlainDigits(text).trim())?.groups ?? {};
  if (id === undefined) return [];
  const meant =
    kind === undefined
      ? kinds
      : kinds.filter(({ words }) => words.some((word) => folded(word) === folded(kind)));
  return meant.map(({ list }) => ({ list, id }));
};
