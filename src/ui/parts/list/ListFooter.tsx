import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Pagination } from "@mantine/core";
import type { ReactNode } from "react";
import { PlainSelect } from "../select/PlainSelect.tsx";
import { useIsPhone } from "../../use-is-phone.ts";
import { useAskedRequest } from "./tools/AskedRequest.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { PAGE_SIZES, pageCount, type PageRequest } from "../../../domain/paging.ts";
import classes from "./ListFooter.module.css";

/** What stands where there are no rows. */
export interface NoRows {
  readonly why: ReactNode;
  readonly ways: ReactNode;
}

interface PagesProps {
  readonly request: PageRequest;
  readonly total: number;
  readonly onRequest: (request: PageRequest) => void;
}

const PageButtons = ({ request, total, onRequest }: PagesProps) => {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const { page: asked } = useAskedRequest(request);
  const pages = usePageFocus(asked);
  return (
    <Pagination
      ref={pages}
      size={isPhone ? "xl" : "sm"}
      value={asked}
      total={pageCount(total, request.size)}
      withPages={!isPhone}
      onChange={(page) => onRequest({ ...request, page })}
      getItemProps={(item) => {
        const page = i18n.number(item);
        return { "aria-label": t`Page ${page}`, "data-page": item, children: page };
      }}
      getControlProps={(control) => ({
        "aria-label": control === "previous" ? t`Previous page` : t`Next page`,
      })}
    />
  );
};

const Pages = (props: PagesProps) => {
  const { size } = props.request;
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <Group gap="md" className="console-off-paper">
      <PlainSelect
        size={isPhone ? "lg" : "xs"}
        label={t`Rows per page`}
        value={String(size)}
        data={[...new Set<number>([...PAGE_SIZES, size])].toSorted((a, b) => a - b).map(String)}
        onChoose={(chosen) => props.onRequest({ page: 1, size: Number(chosen) })}
      />
      <PageButtons {...props} />
    </Group>
  );
};

interface ExtentProps {
  /** The page that is still shown while another one is on its way. */
  readonly shown: PageRequest;
  readonly total: number;
  /** Whether the total is all there is; otherwise there may be more. */
  readonly isCounted: boolean;
}

const Extent = ({ shown, total, isCounted }: ExtentProps) => {
  const { i18n } = useLingui();
  const from = (shown.page - 1) * shown.size + 1;
  const to = Math.min(shown.page * shown.size, total);
  const number = (value: number): string => i18n.number(value);
  return isCounted ? (
    <Trans>
      <span className="console-isolate">
        {number(from)}–{number(to)}
      </span>{" "}
      of {number(total)}
    </Trans>
  ) : (
    <Trans>
      <span className="console-isolate">
        {number(from)}–{number(to)}
      </span>{" "}
      of at least {number(total)}
    </Trans>
  );
};

interface ListFooterProps extends PagesProps, ExtentProps {
  readonly noRows: NoRows | undefined;
}

/**
 * Where one is in a list, and the ways to the rest of it; or why it has no rows, and the ways out. One live region says
 * both: of one that comes with its text nothing is heard.
 */
export const ListFooter = ({ noRows, ...props }: ListFooterProps) => (
  <div className={classes["footer"]} data-empty={noRows && true}>
    <div role="status" className={classes[noRows ? "why" : "extent"]}>
      {noRows ? <span>{noRows.why}</span> : <Extent {...props} />}
    </div>
    {noRows ? noRows.ways : <Pages {...props} />}
  </div>
);
