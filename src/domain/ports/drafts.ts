import type { KeptDraft } from "../drafts.ts";

/** Whose what is typed on the way in is, until somebody signs in in this tab; no uid is empty. */
export const VISITOR = "";

/**
 * What somebody typed and did not save, for as long as this tab lives (D61): by uid and form, so that nobody sees what
 * another one typed. Nothing of it fails: where the browser refuses to keep it, it lives as long as the page.
 */
export interface Drafts {
  readonly of: (uid: string, form: string) => KeptDraft | undefined;
  /** Keeps what a form holds; nothing where nothing in it is unsaved any more. */
  readonly keep: (uid: string, form: string, draft: KeptDraft | undefined) => void;
  /** Forgets what was typed into a form and those within it: what it is about is gone. */
  readonly forget: (uid: string, form: string) => void;
  /** Whether somebody typed what is not saved anywhere: leaving for good would lose it (D63). */
  readonly has: (uid: string) => boolean;
  /** Forgets everything that somebody typed. */
  readonly discard: (uid: string) => void;
}
