import { useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { type Draft, settled } from "../../../domain/editing.ts";
import { fieldOf, reasonOf } from "../../../domain/forms/refused-field.ts";
import { useFirstFocus } from "../opening/use-first-focus.ts";
import { ConflictDialog, type FieldWords } from "./ConflictDialog.tsx";
import { Outcome } from "./Outcome.tsx";
import { saveAtKey } from "./save-at-key.ts";
import { savingFailureText } from "./saving-failure-texts.ts";
import type { EditedForm } from "./use-editing.ts";
import { useOtherLanguage } from "./use-other-language.ts";

export interface FormProps<D extends Draft<D>> {
  readonly label: string;
  readonly editing: EditedForm<D>;
  readonly words: FieldWords<D>;
  /** The fields that the server calls something else. */
  readonly namesakes?: Readonly<Record<string, keyof D & string>>;
  /** What is said where not all of what is typed is kept: before it is left, and when it is back. */
  readonly draftTexts?: { readonly leaving: string; readonly restored: string };
  readonly children: ReactNode;
}

/** Whether something stands before something else on the page. */
const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isField = (at: EventTarget | null): boolean =>
  at instanceof Element && at.matches("input, textarea, select");

/**
 * The second of two presses may meet what moved below it: the focus, which the first one brought to a field, stays. Of any
 * other text it selects a word.
 */
const keepFocusAtSecondPress = (event: MouseEvent): void => {
  if (event.detail > 1 && isField(document.activeElement) && !isField(event.target)) event.preventDefault();
};

/**
 * A form that saves by its chart, and what came of that: a failure is told at the field that it is about, or above the
 * fields, and has the focus.
 */
export const FormWithOutcome = <D extends Draft<D>>({
  label,
  editing: { form, view, edits, createAgain, wasSent = false },
  words,
  namesakes,
  draftTexts,
  children,
}: FormProps<D>) => {
  const { t } = useLingui();
  const outcome = useRef<HTMLDivElement>(null);
  // Whoever comes back to what they typed goes on there.
  const restored = useFirstFocus<HTMLParagraphElement>();
  const { failure, isSaving, unknown } = view;
  const at = failure && fieldOf(failure, words.labels, namesakes);
  const tellTheField = (): void => {
    if (failure !== undefined && at !== undefined)
      form.setFieldError(at, reasonOf(failure) ?? t(savingFailureText(failure)));
  };
  const goToTheOutcome = useEffectEvent(() => {
    if (at === undefined) return outcome.current?.focus();
    tellTheField();
    return form.getInputNode(at)?.focus();
  });
  useEffect(() => {
    if (!isSaving) goToTheOutcome();
  }, [isSaving]);
  useOtherLanguage(() => {
    if (at !== undefined && form.errors[at] !== undefined) tellTheField();
  });
  const submit = form.onSubmit(
    (values) => {
      if (!isSaving) view.submit(values);
    },
    (problems) => {
      const nodes = Object.keys(problems).flatMap((field) => form.getInputNode(field) ?? []);
      const [first] = nodes.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
      first?.focus();
    },
  );
  return (
    <>
      <form aria-label={label} aria-busy={isSaving} noValidate onSubmit={submit}>
        <Stack gap="lg" onMouseDown={keepFocusAtSecondPress} onKeyDown={saveAtKey}>
          <Outcome ref={outcome} view={view} createAgain={createAgain} wasSent={wasSent} />
          {(view.isRestored || (wasSent && !isSaving)) && failure === undefined && unknown === undefined && (
            <Text ref={restored} tabIndex={-1} size="sm" role="status">
              {wasSent
                ? t`What you typed here before is back. It may have been created already: if you save it unchanged, there will be only one.`
                : (draftTexts?.restored ?? t`What you typed here before is back. It has not been saved yet.`)}
            </Text>
          )}
          {children}
        </Stack>
      </form>
      {view.conflict !== undefined && (
        <ConflictDialog
          conflict={view.conflict}
          words={words}
          edits={edits}
          onCancel={view.cancel}
          onSettle={(kept) => {
            const chosen = settled(view.conflict ?? [], form.getValues(), kept);
            form.setValues(chosen);
            if (form.validate().hasErrors) {
              view.cancel();
              // While it was asked about nothing was being typed.
              view.type(chosen);
            } else view.submit(chosen);
          }}
        />
      )}
    </>
  );
};
