import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Pagination, Text } from "@mantine/core";
import { PlainSelect } from "../select/PlainSelect.tsx";
import { useIsPhone } from "../../theme/use-is-phone.ts";
import { PAGE_SIZES, pageCount, type PageRequest } from "../../../domain/paging.ts";
import "./off-paper.css";

interface ListFooterProps {
  readonly request: PageRequest;
  /** The page that is still shown while another one is on its way. */
  readonly shown: PageRequest;
  readonly total: number;
  /** Whether the total is all there is; otherwise there may be more. */
  readonly isCounted: boolean;
  readonly onRequest: (request: PageRequest) => void;
}

/** Where one is in a list, and the ways to the rest of it. */
export const ListFooter = ({ request, shown, total, isCounted, onRequest }: ListFooterProps) => {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const from = (shown.page - 1) * shown.size + 1;
  const to = Math.min(shown.page * shown.size, total);
  const number = (value: number): string => i18n.number(value);
  return (
    <Group justify="space-between" p="md">
      <Text size="sm" c="dimmed" role="status" style={{ fontVariantNumeric: "tabular-nums" }}>
        {isCounted ? (
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
        )}
      </Text>
      <Group gap="md" className="console-off-paper">
        <PlainSelect
          size={isPhone ? "lg" : "xs"}
          label={t`Rows per page`}
          value={String(request.size)}
          data={[...new Set<number>([...PAGE_SIZES, request.size])].toSorted((a, b) => a - b).map(String)}
          onChoose={(size) => onRequest({ page: 1, size: Number(size) })}
        />
        <Pagination
          size={isPhone ? "xl" : "sm"}
          value={request.page}
          total={pageCount(total, request.size)}
          withPages={!isPhone}
          onChange={(page) => onRequest({ ...request, page })}
          getItemProps={(item) => {
            const page = number(item);
            return { "aria-label": t`Page ${page}`, children: page };
          }}
          getControlProps={(control) => ({
            "aria-label": control === "previous" ? t`Previous page` : t`Next page`,
          })}
        />
      </Group>
    </Group>
  );
};
