/** What the fields of a form hold, whichever form it is. */
export type Fields = Readonly<Record<string, string | boolean>>;

/** What was typed into a form and not saved yet (D61). */
export interface KeptDraft {
  /** What the form said before anybody typed: where the record says something else by now, others changed it (D37). */
  readonly before: Fields;
  readonly typed: Fields;
}
