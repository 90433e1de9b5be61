import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { NotSent } from "../../../domain/saving-failure.ts";
import { useSignedInActors } from "../../app-context.ts";
import { failureText } from "./failure-texts.ts";

/** Why something could not be sent (D38), for as long as that is so; once there is a network again, that it can be. */
export const NotSentText = ({ words = failureText(NotSent) }: { readonly words?: MessageDescriptor }) => {
  const { t } = useLingui();
  const isOffline = useSelector(useSignedInActors().deletions, (snapshot) => snapshot.hasTag("offline"));
  return isOffline ? t(words) : t`You are online again. Try again now.`;
};
