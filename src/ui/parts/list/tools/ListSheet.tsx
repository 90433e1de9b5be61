import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useId } from "react";
import { isNarrowed, notNarrowed } from "../../../../domain/list-request.ts";
import { OnceOpened } from "../../opening/OnceOpened.tsx";
import { dialog } from "../late-overlays.ts";
import { ListFilters } from "./ListFilters.tsx";
import type { ListToolsProps } from "./list-tools.ts";
import classes from "./ListTools.module.css";
import { type Naming, SavedViewList } from "../saved-views/SavedViewList.tsx";
import { SortSelect } from "./SortSelect.tsx";

interface ListSheetProps<A> extends ListToolsProps<A> {
  readonly naming: Naming;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On a phone, everything that a list can be asked for beside a search: in one sheet. */
export const ListSheet = <A,>({ naming, isOpen, onClose: close, ...props }: ListSheetProps<A>) => {
  const { view, request, sorting, found: total, refusal, onExport, onRequest } = props;
  const { t } = useLingui();
  const reason = useId();
  const reasonId = refusal && reason;
  return (
    <OnceOpened part={dialog} isOpen={isOpen} onClose={close}>
      {(Dialog, isShown) => (
        <Dialog isOpen={isShown} onClose={close} title={t`Filter and sort`}>
          <Stack gap="md">
            {refusal !== undefined && (
              <Text id={reason} size="sm" c="dimmed">
                {refusal}
              </Text>
            )}
            <ListFilters {...props} reasonId={reasonId} areLabelled />
            <SortSelect view={view} sorting={sorting} reasonId={reasonId} />
            <Button
              variant="subtle"
              {...(isNarrowed(request)
                ? { onClick: () => onRequest(notNarrowed(request)) }
                : { "data-disabled": true, "aria-disabled": true })}
            >
              <Trans>Clear search and filters</Trans>
            </Button>
            <Stack component="section" gap="0.5rem" aria-label={t`Saved views`}>
              <Title order={3} size="h4">
                {t`Saved views`}
              </Title>
              <SavedViewList list={view.name} request={request} naming={naming} onOpen={close} />
            </Stack>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              onClick={() => {
                close();
                onExport();
              }}
            >
              <Trans>Export</Trans>
            </Button>
            <Button className={classes["results"] ?? ""} onClick={close}>
              {total === undefined ? (
                <Trans>Show results</Trans>
              ) : (
                <Plural value={total} one="Show # result" other="Show # results" />
              )}
            </Button>
          </Stack>
        </Dialog>
      )}
    </OnceOpened>
  );
};
