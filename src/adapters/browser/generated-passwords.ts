import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Confidential } from "../../domain/confidential.ts";
import { charactersOf, RANDOM_CHARACTERS } from "../../domain/generated-password.ts";
import { GeneratedPasswords } from "../../domain/ports/generated-passwords.ts";

/** What follows the random characters where configuration names nothing else. */
const DEFAULT_SUFFIX = "Aa1!";

const randomCharacters = (): string => {
  let characters = "";
  while (characters.length < RANDOM_CHARACTERS)
    characters += charactersOf(crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS)));
  return characters.slice(0, RANDOM_CHARACTERS);
};

/** `GeneratedPasswords` from the browser's own source of randomness, ending as configuration says. */
export const passwordsGenerated = (suffix = DEFAULT_SUFFIX) =>
  Layer.succeed(GeneratedPasswords, {
    next: () => Effect.sync(() => new Confidential(`${randomCharacters()}${suffix}`)),
  });
