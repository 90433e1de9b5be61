import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { type SubmitEvent, useEffect, useState } from "react";
import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { Confidential } from "../../../domain/confidential.ts";
import { birthDateProblem, type BirthDateProblem } from "../../../domain/signing-up/registration.ts";
import type { BirthDateView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import classes from "./BirthDateDialog.module.css";
import { BirthDateField } from "./BirthDateField.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { FailureNote } from "./FailureNote.tsx";
import { typedInto, useProblems } from "./form-fields.ts";
import { PolicyNote } from "./PolicyNote.tsx";
import { useTypedDay } from "../../parts/typed-day/use-typed-day.ts";

/** Says that a date of birth helped nothing, and lets them out. */
const OfNoUse = ({ view }: { view: BirthDateView }) => (
  <Stack gap="md">
    <Text size="sm" role="alert">
      <Trans>This address cannot be used here. Ask an administrator.</Trans>
    </Text>
    <Group justify="flex-end">
      <Button data-autofocus onClick={view.signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </Group>
  </Stack>
);

/** The question itself. */
const BirthDateForm = ({ view }: { view: BirthDateView }) => {
  const { today } = useApp();
  const day = useTypedDay();
  const { problems, failure, isSound, takeBack } = useProblems<{ readonly birthDate?: BirthDateProblem }>(
    {},
    view.failure,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const birthDate = day.read(typedInto(form, "birthDate"));
    const problem = birthDateProblem(birthDate, today());
    if (view.isBusy || !isSound(form, problem === undefined ? {} : { birthDate: problem })) return;
    if (isCalendarDate(birthDate)) view.give(new Confidential(birthDate));
  };
  return (
    <form noValidate onSubmit={submit} onInput={takeBack}>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            There is no account for <span className="console-isolate">{view.email}</span> yet. With your date
            of birth we create it.
          </Trans>
        </Text>
        <FailureNote failure={failure} />
        <BirthDateField problem={problems.birthDate} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={view.signOut}>
            <Trans>Sign out</Trans>
          </Button>
          <BusyButton isBusy={view.isBusy}>
            <Trans>Create account</Trans>
          </BusyButton>
        </Group>
        <PolicyNote />
      </Stack>
    </form>
  );
};

/** Asks somebody whom the backend does not know for the date of birth, or lets them out again. */
export const BirthDateDialog = ({ view }: { view: BirthDateView }) => {
  const { t } = useLingui();
  const isPhone = useMediaQuery("(max-width: 30rem)");
  // Who leaves the dialog goes on where they were; it is gone before it could give the focus back itself.
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => (before instanceof HTMLElement ? before.focus() : undefined), [before]);
  return (
    <Modal
      opened
      onClose={view.signOut}
      title={view.isOfNoUse ? <bdi>{view.email}</bdi> : t`When were you born?`}
      withCloseButton={false}
      closeOnClickOutside={false}
      centered
      fullScreen={isPhone}
      transitionProps={{ duration: 150 }}
      classNames={{
        content: classes["sheet"] ?? "",
        header: classes["sheet"] ?? "",
        title: classes["title"] ?? "",
      }}
    >
      {view.isOfNoUse ? <OfNoUse view={view} /> : <BirthDateForm view={view} />}
    </Modal>
  );
};
