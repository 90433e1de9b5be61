import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Draft, settled } from "../../../domain/editing.ts";
import type { EditingView } from "../../../machines/editing/editing.view.ts";
import { Notice } from "../feedback/Notice.tsx";
import { ConflictDialog, type FieldWords } from "./ConflictDialog.tsx";
import classes from "./EditingForm.module.css";
import { SAVING_FAILURE_TEXTS } from "./saving-failure-texts.ts";
import { UnsavedGuard } from "./UnsavedGuard.tsx";

const Outcome = ({ view }: { view: Pick<EditingView<object>, "failure" | "unknown"> }) => {
  const { t } = useLingui();
  if (view.failure === undefined && view.unknown === undefined) return null;
  const isUnknown = view.unknown !== undefined;
  return (
    <Notice
      role="alert"
      color={isUnknown ? "yellow" : "red"}
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={isUnknown ? t`Result unknown` : t`Not saved`}
      maw="40rem"
    >
      <Text size="sm">
        {view.unknown === "being read" && (
          <Trans>No usable answer came. Looking whether your changes are there.</Trans>
        )}
        {view.unknown === "not saved" && (
          <Trans>No usable answer came. When looked at again, your changes were not there.</Trans>
        )}
        {view.unknown === "not read" && (
          <Trans>No usable answer came, and it cannot be seen whether your changes were saved.</Trans>
        )}
        {view.unknown === undefined &&
          view.failure !== undefined &&
          t(SAVING_FAILURE_TEXTS[view.failure._tag])}
      </Text>
      {view.failure?._tag === "Refused" && (
        <Text size="sm">
          <bdi>{view.failure.message}</bdi>
        </Text>
      )}
      <Text size="sm">
        <Trans>What you typed is kept.</Trans>
      </Text>
    </Notice>
  );
};

/** The frame of every form: its fields, what came of saving, the bar that saves, and the guard. */
export const EditingForm = <D extends Draft<D>>({
  label,
  form,
  view,
  words,
  onLeave,
  children,
}: {
  label: string;
  form: UseFormReturnType<D>;
  view: EditingView<D>;
  words: FieldWords<D>;
  onLeave: () => void;
  children: ReactNode;
}) => {
  const submit = form.onSubmit(
    (values) => {
      if (!view.isSaving) view.submit(values);
    },
    (problems) => {
      const [first] = Object.keys(problems);
      if (first !== undefined) form.getInputNode(first)?.focus();
    },
  );
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty} />
      <form aria-label={label} noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Outcome view={view} />
          <div className={`console-surface ${classes["fields"] ?? ""}`}>
            <Stack gap="md">{children}</Stack>
          </div>
          <Group className={classes["bar"] ?? ""} justify="end" gap="sm">
            <Button variant="subtle" onClick={() => form.reset()} disabled={!form.isDirty() || view.isSaving}>
              <Trans>Revert</Trans>
            </Button>
            <Button variant="default" onClick={onLeave}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={view.isSaving}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
      {view.conflict !== undefined && (
        <ConflictDialog
          conflict={view.conflict}
          words={words}
          onCancel={view.cancel}
          onSettle={(kept) => {
            const chosen = settled(view.conflict ?? [], form.getValues(), kept);
            form.setValues(chosen);
            view.submit(chosen);
          }}
        />
      )}
    </>
  );
};
