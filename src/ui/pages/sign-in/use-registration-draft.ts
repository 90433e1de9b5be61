import { useState } from "react";
import { draftToKeep, restored, type Secrets } from "../../../domain/drafts.ts";
import { VISITOR } from "../../../domain/ports/drafts.ts";
import type { RegistrationDraft } from "../../../domain/signing-up/registration.ts";
import { useApp } from "../../app-context.ts";
import { REGISTRATION } from "./mode.ts";

const NOTHING: RegistrationDraft = { email: "", password: "", birthDate: "", username: "" };
const SECRETS: Secrets<RegistrationDraft> = { password: true, birthDate: true };

/** What was typed into the registration before, and how it is kept. */
export const useRegistrationDraft = () => {
  const { drafts } = useApp();
  const [kept] = useState(() => drafts.of(VISITOR, REGISTRATION));
  return {
    isRestored: kept !== undefined,
    before: restored(NOTHING, kept?.typed ?? {}),
    keep: (typed: RegistrationDraft): void =>
      drafts.keep(VISITOR, REGISTRATION, draftToKeep({ before: NOTHING, typed, saved: NOTHING }, SECRETS)),
  };
};
