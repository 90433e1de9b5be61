import { useLingui } from "@lingui/react/macro";
import type { SignInFailure } from "../../../domain/sign-in-failure.ts";
import classes from "./FailureNote.module.css";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

/** Why it did not work, announced as it appears. */
export const FailureNote = ({ failure }: { failure: SignInFailure | undefined }) => {
  const { t } = useLingui();
  if (failure === undefined) return null;
  return (
    <div role="alert" className={classes["failure"]}>
      {t(SIGN_IN_TEXTS[failure._tag])}
    </div>
  );
};
