import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { useActorRef } from "@xstate/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { emailProblem, typedEmail } from "../../../domain/email-address.ts";
import { sentLinkMachine } from "../../../machines/sent-link/sent-link.machine.ts";
import { sentLinkView } from "../../../machines/sent-link/sent-link.view.ts";
import { resetPassword } from "../../../machines/use-cases/signing-in/sign-in.ts";
import { useApp } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { TakingLong } from "../../parts/opening/TakingLong.tsx";
import { EmailField } from "./credential-fields.tsx";
import { FailureNote } from "./FailureNote.tsx";
import { typedInto, useProblems } from "./form-fields.ts";
import type { ModeProps } from "./mode.ts";

/** Has a link sent to an address, by which its owner sets a new password. */
export const PasswordResetForm = ({ email, labelledBy, ref }: ModeProps) => {
  const { t } = useLingui();
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    sentLinkMachine.provide({ actors: { "send a link": actorOf(resetPassword) } }),
  );
  const view = useView(useActorRef(machine), sentLinkView);
  const { problems, failure, isSound, takeBack } = useProblems<{ readonly email?: true }>({}, view.failure);
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (view.isSent) sent.current?.focus();
  }, [view.isSent]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = typedEmail(typedInto(form, "email"));
    const isWrong = emailProblem(address) !== undefined;
    if (!view.isBusy && isSound(form, isWrong ? { email: true } : {})) view.ask(address);
  };
  return (
    <form ref={ref} aria-labelledby={labelledBy} noValidate onSubmit={submit} onInput={takeBack}>
      <Stack gap="md">
        <FailureNote failure={failure} />
        {view.isSent && (
          <Text ref={sent} tabIndex={-1} role="status" size="sm">
            {t`If there is an account for this address, an email with a link to set a new password is on its way.`}
          </Text>
        )}
        <EmailField typed={email} isWrong={problems.email !== undefined} />
        <BusyButton isBusy={view.isBusy} fullWidth>
          <Trans>Send a link</Trans>
        </BusyButton>
        {view.isBusy && <TakingLong />}
      </Stack>
    </form>
  );
};
