const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** How many characters of a generated password are random (§9, D27). */
export const RANDOM_CHARACTERS = 10;

// Bytes from here on would make the first characters of the alphabet likelier than the last (D27).
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** What random bytes make of a password: one character for each byte that is fair, none for the others. */
export const charactersOf = (bytes: Uint8Array): string =>
  Array.from(bytes)
    .filter((byte) => byte < FAIR_BYTES)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join("");
