import { Trans, useLingui } from "@lingui/react/macro";
import type { ConnectionFailure } from "../../../domain/google-connection.ts";
import { SYNC_FAILED } from "../../../domain/business.ts";
import { failureText } from "../../parts/feedback/failure-texts.ts";

/** Why the connection did not come about, in words a chef can act on. */
export const ConnectionFailureText = ({ failure }: { failure: ConnectionFailure }) => {
  const { t } = useLingui();
  switch (failure._tag) {
    case "ConsentDenied":
      return <Trans>Google was not given access. Nothing was connected.</Trans>;
    case "ForeignState":
      return (
        <Trans>
          Google’s answer does not belong to this tab, so it was not used. Connect again to start over.
        </Trans>
      );
    case "Abandoned":
      return <Trans>The connection was started but not finished. Connect again to start over.</Trans>;
    case "UntrustedPage":
      return <Trans>That consent page cannot be opened from here.</Trans>;
    case "CodeRefused":
      return <Trans>Google’s answer has expired or was already used. Connect again to get a new one.</Trans>;
    case "SyncFailed":
      return failure.message === SYNC_FAILED ? (
        <Trans>Failed to sync Google Business locations</Trans>
      ) : (
        failure.message
      );
    case "CallFailed":
      return t(failureText(failure.failure));
  }
};
