import { type Drafts, VISITOR } from "../../../domain/ports/drafts.ts";
import { type Mode, REGISTRATION } from "./mode.ts";

/** The field of a kept registration that says that its visitor turned to signing in. */
const ASIDE = "isAside";

/** Lays a registration aside: it stays kept, but the login screen opens with signing in. */
export const layAside = (drafts: Drafts): void => {
  const kept = drafts.of(VISITOR, REGISTRATION);
  if (kept !== undefined)
    drafts.keep(VISITOR, REGISTRATION, { ...kept, typed: { ...kept.typed, [ASIDE]: true } });
};

/** Whether somebody was registering and has not laid that aside. */
const isRegistering = (drafts: Drafts): boolean => {
  const kept = drafts.of(VISITOR, REGISTRATION);
  return kept !== undefined && kept.typed[ASIDE] !== true;
};

/** What the login screen opens with: what it was turned to, else whoever was registering goes on with that. */
export const firstMode = (drafts: Drafts, turned: Mode | undefined): Mode =>
  turned ?? (isRegistering(drafts) ? "register" : "sign in");
