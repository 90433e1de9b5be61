import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ProviderAccount } from "../../../domain/ports/identity-provider.ts";
import { sentLinkMachine } from "../../../machines/sent-link/sent-link.machine.ts";
import { sentLinkView } from "../../../machines/sent-link/sent-link.view.ts";
import { verifyAddress } from "../../../machines/use-cases/signing-in/sign-in.ts";
import { useApp, useUser } from "../../app-context.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { useDetailsChanged } from "../../parts/detail/use-details-changed.ts";
import { useView } from "../../use-view.ts";
import { FailureNote } from "../sign-in/FailureNote.tsx";

interface VerifyAddressProps extends Pick<ProviderAccount, "isVerified"> {
  readonly email: string;
}

/** Whether one's own address is verified, and while it is not a link by which it is, as often as it takes. */
export const VerifyAddress = ({ email, isVerified }: VerifyAddressProps) => {
  const { t } = useLingui();
  const { actorOf } = useApp();
  const router = useRouter();
  const { userId, verified } = useUser();
  const [machine] = useState(() =>
    sentLinkMachine.provide({ actors: { "send a link": actorOf(verifyAddress) } }),
  );
  const { isBusy, isSent, failure, ask } = useView(useActorRef(machine), sentLinkView);
  // Whoever comes back from elsewhere may have opened the link there, wherever it was asked for.
  useWindowEvent("focus", () => {
    if (!isVerified) void router.invalidate();
  });
  const detailsChanged = useDetailsChanged();
  const tellTheBackend = useEffectEvent(() => detailsChanged(userId));
  const isNews = isVerified && verified === false;
  useEffect(() => {
    if (isNews) tellTheBackend();
  }, [isNews]);
  return (
    <Stack gap="xs" align="start">
      <Text size="sm" c="dimmed">
        {isVerified ? t`This address is verified.` : t`This address is not verified yet.`}
      </Text>
      {!isVerified && (
        <>
          <FailureNote failure={failure} />
          <Text size="sm" role="status">
            {isSent && t`An email with a link is on its way. Open the link, then come back here.`}
          </Text>
          <BusyButton variant="default" size="compact-sm" isBusy={isBusy} onPress={() => ask(email)}>
            {isSent ? <Trans>Send another link</Trans> : <Trans>Verify this address</Trans>}
          </BusyButton>
        </>
      )}
    </Stack>
  );
};
