import { foldedAnew } from "../folded-anew.ts";

/** Letters of Chinese and Japanese. */
const LETTER = "[\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{323af}]";

/** A name of Chinese or Japanese letters is found with a space and without. */
export default foldedAnew(`${LETTER} +${LETTER}`);
