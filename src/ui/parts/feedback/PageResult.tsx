import { useLingui } from "@lingui/react/macro";
import { Skeleton, Stack } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Read } from "../../../machines/app.ts";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { useGoingBack } from "./use-going-back.ts";
import { Waiting } from "./Waiting.tsx";

/** About what a record takes. */
const PAGE_HEIGHT = 320;

interface PageResultProps<A> {
  /** Nothing while it is read. */
  readonly result: Read<A> | undefined;
  readonly parent: Parent;
  readonly children: (value: A) => ReactNode;
}

/** A page that stands on one record: its frame while that is read; where that could not be read it says so. */
export const PageResult = <A,>({ result, parent, children }: PageResultProps<A>) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const back = useGoingBack();
  if (result === undefined) {
    const loading = t`Loading`;
    return (
      <Stack gap="md" aria-busy>
        <Breadcrumbs parent={parent} here={loading} />
        <PageTitle title={loading} />
        <Waiting onCancel={back ?? (() => void navigate({ to: parent.path }))}>
          <Skeleton height={PAGE_HEIGHT} radius="md" />
        </Waiting>
      </Stack>
    );
  }
  if (result._tag === "Success") return children(result.success);
  return <PageFailure failure={result.failure} parent={parent} />;
};
