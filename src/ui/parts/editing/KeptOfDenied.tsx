import { Trans } from "@lingui/react/macro";
import { useApp, useUser } from "../../app-context.ts";

/** That what was typed into a form is kept, for whoever may not use it any more. */
export const KeptOfDenied = ({ form }: { form: string }) => {
  const { drafts } = useApp();
  const { uid } = useUser();
  return (
    drafts.of(uid, form) !== undefined && (
      <>
        <br />
        <Trans>What you typed is kept.</Trans>
      </>
    )
  );
};
