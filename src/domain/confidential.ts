/** What stands for a confidential text wherever somebody could look. */
export const MASK = "•••";

/** A text for whom it is given to only: printed, logged, kept or sent as part of anything else, it is a mask. */
export class Confidential<Text extends string = string> {
  readonly #text: Text;

  constructor(text: Text) {
    this.#text = text;
  }

  get revealed(): Text {
    return this.#text;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }
}
