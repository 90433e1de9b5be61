import { useLingui } from "@lingui/react/macro";
import type { ConnectionFailure } from "../../../domain/google-connection.ts";
import { SYNC_FAILED } from "../../../domain/business.ts";
import { RESULT_UNKNOWN } from "../../parts/feedback/result-unknown.ts";
import { WriteFailureText } from "../../parts/feedback/WriteFailureText.tsx";

/** Why the connection did not come about, in words a chef can act on. */
export const ConnectionFailureText = ({ failure }: { failure: ConnectionFailure }) => {
  const { t } = useLingui();
  switch (failure._tag) {
    case "ConsentDenied":
      return t`The console was not given access to your Google listing. Nothing was connected.`;
    case "ForeignState":
      return t`Google’s answer does not belong to this tab, so it was not used. Connect again to start over.`;
    case "Abandoned":
      return t`The connection was started but not finished. Connect again to start over.`;
    case "UntrustedPage":
      return t`That consent page cannot be opened from here.`;
    case "CodeRefused":
      return t`Google’s answer has expired or was already used. Connect again to get a new one.`;
    case "SyncFailed":
      return failure.message === SYNC_FAILED ? t`Failed to sync Google Business locations` : failure.message;
    case "ResultUnknown":
      return t(RESULT_UNKNOWN);
    case "CallFailed":
      return <WriteFailureText failure={failure.failure} />;
  }
};
