import type { KeptDraft, Secret } from "../../../src/domain/drafts.ts";
import type { SavingFailure } from "../../../src/domain/saving-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { editingMachine } from "../../../src/machines/editing/editing.machine.ts";
import type { Editing } from "../../../src/machines/editing/editing.vocabulary.ts";
import { id } from "../../domain/generators.ts";

/** A form of a tribe with a secret beside it, as the charts of forms are tried with. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly password: Secret;
}

export const CANARY = "never-kept";
export const tribe = (name: string, description = ""): Tribe => ({ tribeId: id("7"), name, description });
export const draftOf = (shown: Tribe | undefined): Draft => ({
  name: shown?.name ?? "",
  description: shown?.description ?? "",
  password: "",
});
export const tidied = ({ name, description }: Draft): Draft => ({
  name: name.trim(),
  description,
  password: "",
});

export const machine = editingMachine<Tribe, Draft>();
export type Input = Editing<Tribe, Draft> & { readonly kept: KeptDraft | undefined };

export const BASE = tribe("Slow food");
export const MINE = { name: "Slower food ", description: "", password: CANARY };
export const SAVED = tribe("Slower food");
export const THEIRS = tribe("Slow food", "By somebody else");

export const KEPT: KeptDraft = {
  before: { name: "Slow food", description: "" },
  typed: { name: "Slower food ", description: "" },
};
export const OUTDATED: KeptDraft = {
  before: { name: "Slow food", description: "Of yesterday" },
  typed: { name: "Slower food ", description: "Of yesterday" },
};

export const editing = { draftOf, tidied, secrets: { password: true } } as const;

export type Saving = Answer<Tribe, SavingFailure>;
