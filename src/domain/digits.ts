/** The zeros of the scripts that the console speaks; the other digits follow each. */
const ZEROS = ["٠", "۰", "०", "੦", "０"].map((zero) => zero.charCodeAt(0));

const digitIn = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.findLast((from) => from <= code);
  return zero === undefined ? digit : String(code - zero);
};

/** A text whose digits, of whatever script, are 0 to 9. */
export const withPlainDigits = (text: string): string => text.replace(/[٠-٩۰-۹०-९੦-੯０-９]/gu, digitIn);
