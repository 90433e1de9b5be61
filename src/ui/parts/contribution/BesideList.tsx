import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { type ListRequest, listSearch } from "../../../domain/list-request.ts";
import { type ListName, listPath } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import { OwnScreen } from "../feedback/TryAgain.tsx";
import { openedAs } from "../opening/opened-as.ts";
import { useOpening } from "../opening/use-focus-back.ts";
import { Awaited } from "../section/Section.tsx";

interface BesideListProps<A> {
  readonly list: ListName;
  readonly request: ListRequest;
  readonly title: string;
  /** Nothing where it is not opened. */
  readonly source: Promise<Read<A>> | undefined;
  readonly children: (value: A) => ReactNode;
}

/** What is opened beside a list by its address; closed, one is back where it was opened, or at the list. */
export const BesideList = <A,>({ list, request, title, source, children }: BesideListProps<A>) => {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const { count } = useOpening(source !== undefined);
  // Pressed twice, one would be led back twice.
  const closed = useRef(0);
  const close = (): void => {
    if (closed.current === count) return;
    closed.current = count;
    if (router.latestLocation.state.list !== undefined) return router.history.back();
    void navigate({ to: listPath(list), search: listSearch(request), replace: true, resetScroll: false });
  };
  return (
    <Drawer
      {...openedAs(source !== undefined)}
      onClose={close}
      title={title}
      position="right"
      transitionProps={{ duration: 150 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      {source !== undefined && (
        <OwnScreen>
          <Awaited source={source} height={320}>
            {children}
          </Awaited>
        </OwnScreen>
      )}
    </Drawer>
  );
};
