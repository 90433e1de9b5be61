/** The zeros of the scripts that the console speaks; the other digits follow each. */
const ZEROS = ["٠", "۰", "०", "੦", "０"];

const digitIn = (digit: string): string => {
  const zero = ZEROS.findLast((from) => from <= digit);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero.charCodeAt(0));
};

/** A text whose digits, of whatever script, are 0 to 9. */
export const withPlainDigits = (text: string): string => text.replace(/[٠-٩۰-۹०-९੦-੯０-９]/gu, digitIn);
