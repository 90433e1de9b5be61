import { type FormErrors, useForm, type UseFormReturnType } from "@mantine/form";
import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import type { Draft } from "../../../domain/editing.ts";
import type { WorkingPorts } from "../../../machines/ports.ts";
import type { SavingFailure } from "../../../domain/saving-failure.ts";
import { editingMachine } from "../../../machines/editing/editing.machine.ts";
import type { Editing, Writing } from "../../../machines/editing/editing.vocabulary.ts";
import { editingView, type EditingView } from "../../../machines/editing/editing.view.ts";
import type { Edits } from "../../../machines/use-cases/log/latest-edit.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { useView } from "../../use-view.ts";
import { useOtherLanguage } from "./use-other-language.ts";

type Program<A> = Effect.Effect<A, SavingFailure, WorkingPorts>;

export interface EditingOptions<A, D extends Draft<D>> extends Editing<A, D> {
  /** What tells this form from every other: drafts are kept under it. */
  readonly name: string;
  readonly validate: (draft: D) => FormErrors;
  /** Reads the record that is edited, whatever is remembered of it. */
  readonly read: () => Program<A>;
  readonly write: (writing: Writing<A, D>) => Program<A>;
  /** What is announced once it was saved: the record, and what was typed. */
  readonly told: (record: A, typed: D) => Announcement;
  /** What to do once the server has answered. */
  readonly onSaved: (record: A) => void;
}

/** A form that is edited: its values, and what its chart says. */
export interface EditedForm<D extends Draft<D>> {
  readonly form: UseFormReturnType<D>;
  readonly view: EditingView<D>;
  /** Whether anything is unsaved at this moment, for those who ask later than it was drawn. */
  readonly isUnsaved: () => boolean;
  /** The record that it is of, where the log knows such. */
  readonly edits?: Edits | undefined;
  /** Takes it into the form of a new record, where its own is gone. */
  readonly createAgain?: (() => void) | undefined;
  /** Whether what it says may have been created already, and is not created a second time where it is saved unchanged. */
  readonly wasSent?: boolean;
}

const READ_ONLY = { readOnly: true };
// The browser knows no checkbox that can only be read.
const UNMOVED = { onChange: () => undefined, "aria-readonly": true };

/**
 * A form's own chart, put together for one kind of record. While it saves, its fields can be read only: what was typed
 * meanwhile would belong to neither. What was saved is announced.
 */
export const useEditing = <A, D extends Draft<D>>({
  name,
  validate,
  read,
  write,
  told,
  onSaved,
  ...editing
}: EditingOptions<A, D>): EditedForm<D> => {
  const { actorOf, drafts } = useApp();
  const { announcements } = useSignedInActors();
  const sent = useOrNotSent();
  const { uid } = useUser();
  const router = useRouter();
  // What was read for the page that follows a form may be from before the server did what nobody waits for any more.
  const readAgain = Effect.sync(() => void router.invalidate());
  // The chart is the form's for as long as it is shown: what is read and written does not change under it.
  const [machine] = useState(() =>
    editingMachine<A, D>().provide({
      actors: {
        "reread the record": actorOf(() => sent(read()), READ_FIRST_MS),
        "write the record": actorOf(
          (writing) => Effect.onInterrupt(sent(write(writing)), () => readAgain),
          READ_FIRST_MS,
        ),
      },
      actions: { "remember what is unsaved": (_, unsaved) => drafts.keep(uid, name, unsaved) },
    }),
  );
  const [input] = useState(() => ({ ...editing, kept: drafts.of(uid, name) }));
  const actor = useActorRef(machine, { input });
  const view = useView(actor, editingView<A, D>);
  const form = useForm<D>({
    mode: "controlled",
    initialValues: view.draft,
    validate,
    onValuesChange: view.type,
    enhanceGetInputProps: ({ options }) => {
      if (!view.isSaving) return {};
      return options.type === "checkbox" ? UNMOVED : READ_ONLY;
    },
  });
  // What is wrong was said in the language of then, and may be right in this one; what was refused says the form itself.
  useOtherLanguage(() => {
    const problems = validate(form.getValues());
    const isStillWrong = (field: string): boolean => field in problems || view.failure !== undefined;
    form.setErrors((errors) =>
      Object.fromEntries(
        Object.entries(errors)
          .filter(([field]) => isStillWrong(field))
          .map(([field, said]) => [field, problems[field] ?? said]),
      ),
    );
  });
  const now = (): EditingView<D> => editingView<A, D>(actor.getSnapshot(), actor.send);
  useEmitted(actor, "saved", ({ record }) => {
    const typed = form.getValues();
    form.setValues(now().saved);
    announcements.send({ type: "announce", announcement: told(record, typed) });
    onSaved(record);
  });
  return { form, view, isUnsaved: () => now().isUnsaved };
};
