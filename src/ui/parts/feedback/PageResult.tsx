import { useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { Read } from "../../../machines/app.ts";
import { FAILURE_TEXTS } from "./failure-texts.ts";
import { FailurePanel } from "./FailurePanel.tsx";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";

/** A page that stands on one record; where that could not be read it says so, and still leads back to the list. */
export const PageResult = <A,>({
  result,
  list,
  onRetry,
  children,
}: {
  result: Read<A>;
  list: Parent;
  onRetry: () => void;
  children: (value: A) => ReactNode;
}) => {
  const { t } = useLingui();
  if (result._tag === "Success") return children(result.success);
  return (
    <Stack gap="md">
      <Breadcrumbs parent={list} here={t(FAILURE_TEXTS[result.failure._tag])} />
      <div className="console-surface">
        <FailurePanel failure={result.failure} onRetry={onRetry} isPage />
      </div>
    </Stack>
  );
};
