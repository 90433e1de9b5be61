import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ListRequest, listSearch } from "../../../domain/list-request.ts";
import { type ContributionName, listPath } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import { OwnScreen } from "../feedback/TryAgain.tsx";
import { openedAs } from "../opening/opened-as.ts";
import { Awaited } from "../section/Section.tsx";

interface BesideListProps<A> {
  readonly list: ContributionName;
  readonly request: ListRequest;
  readonly title: string;
  /** Nothing where it is not opened. */
  readonly source: Promise<Read<A>> | undefined;
  readonly children: (value: A) => ReactNode;
}

/** What is opened beside a list by its address; closed, the list is asked for what it shows. */
export const BesideList = <A,>({ list, request, title, source, children }: BesideListProps<A>) => {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  return (
    <Drawer
      {...openedAs(source !== undefined)}
      onClose={() => void navigate({ to: listPath(list), search: listSearch(request), resetScroll: false })}
      title={title}
      position="right"
      transitionProps={{ duration: 150 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      {source !== undefined && (
        <OwnScreen>
          <Awaited source={source} height={320} onRetry={() => void router.invalidate()}>
            {children}
          </Awaited>
        </OwnScreen>
      )}
    </Drawer>
  );
};
