import { foldedAnew } from "../folded-anew.ts";

/** What nobody sees, of what Unicode calls ignorable by default. */
const UNSEEN =
  "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]";

/** A kitchen is found by its place, too, and every record without regard to what nobody sees in its texts. */
export default foldedAnew(UNSEEN, {
  texts: "concat_ws(E'\\n', nombre, location)",
  others: "location <> ''",
});
