import { useLingui } from "@lingui/react/macro";
import { Button, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { EXACTLY } from "../../exactly.ts";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { useListBefore } from "../value/came-from.ts";
import { PageTitle } from "../page-title/PageTitle.tsx";
import { pageFailureText, REASONS } from "./failure-texts.ts";
import { FailurePanel } from "./FailurePanel.tsx";

interface PageFailureProps {
  readonly failure: RemoteFailure;
  readonly parent: Parent;
  /** Why it is so, where more is known than the failure says. */
  readonly reason?: ReactNode;
}

/** In place of a page, as its heading: what is not there, or not for whoever asks, leads back; anything else can be tried again. */
export const PageFailure = ({ failure, parent, reason }: PageFailureProps) => {
  const { t } = useLingui();
  const search = useListBefore();
  const title = t(pageFailureText(failure));
  const known = REASONS[failure._tag];
  const why = reason ?? (known && t(known));
  return (
    <Stack gap="md">
      <Breadcrumbs parent={parent} here={title} />
      <div className="console-surface">
        <FailurePanel
          failure={failure}
          title={<PageTitle title={title} size="h2" />}
          reason={why}
          wayOut={
            why && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link to={parent.path} search={search ?? {}} activeOptions={EXACTLY} {...props} />
                )}
              >
                {t(parent.goTo)}
              </Button>
            )
          }
        />
      </div>
    </Stack>
  );
};
