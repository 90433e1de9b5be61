/** An address in the signs that addresses are made of, where a keyboard typed wide ones, or the full stop of its language. */
export const plainAddress = (typed: string): string => typed.normalize("NFKC").replaceAll("。", ".").trim();
