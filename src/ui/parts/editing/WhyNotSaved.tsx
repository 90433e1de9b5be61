import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SavingFailure } from "../../../domain/saving-failure.ts";
import { expiryView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import { NotSentText } from "../feedback/NotSentText.tsx";
import { savingFailureText } from "./saving-failure-texts.ts";

interface WhyNotSavedProps {
  readonly failure: SavingFailure;
}

/** That the session has expired, until somebody has signed in again. */
const Expired = ({ failure }: WhyNotSavedProps) => {
  const { t } = useLingui();
  const isExpired = useView(useApp().auth, expiryView) !== undefined;
  const [wasExpired, setWasExpired] = useState(isExpired);
  if (isExpired && !wasExpired) setWasExpired(true);
  return wasExpired && !isExpired
    ? t`You are signed in again. You can save now.`
    : t(savingFailureText(failure));
};

/** Why something was not saved, for as long as that is so. */
export const WhyNotSaved = ({ failure }: WhyNotSavedProps) => {
  const { t } = useLingui();
  switch (failure._tag) {
    case "Unauthorized":
      return <Expired failure={failure} />;
    case "NotSent":
      return <NotSentText />;
    default:
      return t(savingFailureText(failure));
  }
};
