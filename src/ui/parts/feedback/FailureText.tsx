import { useLingui } from "@lingui/react/macro";
import { reasonOf } from "../../../domain/forms/refused-field.ts";
import type { WriteFailure } from "../../../domain/saving-failure.ts";
import { failureText } from "./failure-texts.ts";

/** Why something was not done: in the API's own words, where it refused it and says why. */
export const FailureText = ({ failure }: { readonly failure: WriteFailure }) => {
  const { t } = useLingui();
  const reason = reasonOf(failure);
  if (reason !== undefined) return <bdi>{reason}</bdi>;
  return failure._tag === "Unauthorized" ? t`Your session has expired` : t(failureText(failure));
};
