import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconBookmark, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import signs from "../../action/signs.module.css";
import { MENU_WORDS } from "../../../resources.tsx";
import { PageTitle } from "../../page-title/PageTitle.tsx";
import { useAskedRequest } from "./AskedRequest.tsx";
import { CardButton } from "./CardButton.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { TOO_MANY_ID } from "../ListRemarks.tsx";
import { ListSheet } from "./ListSheet.tsx";
import classes from "./ListTools.module.css";
import type { ListToolsProps } from "./list-tools.ts";
import { PaperFacts } from "./PaperFacts.tsx";
import { type Naming, SavedViewList } from "../saved-views/SavedViewList.tsx";
import { SearchField } from "./SearchField.tsx";
import { ViewOptions } from "./ViewOptions.tsx";

const Search = <A,>({ view, request, onRequest }: ListToolsProps<A>) => {
  const { t } = useLingui();
  const asked = useAskedRequest(request);
  return (
    <SearchField
      label={t(view.words.search)}
      clearLabel={t`Clear search`}
      query={asked.query}
      onQuery={(query) => {
        if (query !== asked.query) onRequest({ ...asked, page: 1, query }, asked);
      }}
    />
  );
};

const OnPhone = <A,>({ onSheet, ...props }: ListToolsProps<A> & { onSheet: () => void }) => {
  const { t } = useLingui();
  const { name } = props.view;
  return (
    <>
      <PageTitle title={t(MENU_WORDS[name].title)} />
      <div className={classes["tools"]}>
        <Search {...props} />
        <div className={signs["signs"]}>
          <Button
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />}
            onClick={onSheet}
          >
            <Trans>Filter and sort</Trans>
          </Button>
          <CreateButton list={name} />
        </div>
      </div>
    </>
  );
};

const OnDesk = <A,>(props: ListToolsProps<A> & { naming: Naming }) => {
  const { t } = useLingui();
  const { naming, view, request, leftOut, refusal, onExport } = props;
  const { name } = view;
  return (
    <>
      <Group justify="space-between">
        <PageTitle title={t(MENU_WORDS[name].title)} />
        <Group gap="sm" className="console-off-paper">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={onExport}
          >
            <Trans>Export</Trans>
          </Button>
          <CardButton
            icon={<IconBookmark size={16} stroke={1.5} aria-hidden />}
            words={t`Saved views`}
            label={t`Saved views`}
            width={320}
          >
            {(close) => <SavedViewList list={name} request={request} naming={naming} onOpen={close} />}
          </CardButton>
          <ViewOptions view={view} leftOut={leftOut} />
          <CreateButton list={name} />
        </Group>
      </Group>
      <div className={`console-off-paper ${classes["tools"] ?? ""}`}>
        <Search {...props} />
        <ListFilters {...props} reasonId={refusal && TOO_MANY_ID} />
      </div>
    </>
  );
};

/** What stands over a list: its title, what narrows and orders it, and what can be done with all of it. */
export const ListTools = <A,>({ isPhone, ...props }: ListToolsProps<A> & { isPhone: boolean }) => {
  // A phone that is turned is a desk: the sheet is not of either.
  const [isOpen, setOpen] = useState(false);
  const naming = useState("");
  return (
    <>
      {isPhone ? <OnPhone {...props} onSheet={() => setOpen(true)} /> : <OnDesk {...props} naming={naming} />}
      <PaperFacts query={props.request.query} />
      <ListSheet {...props} naming={naming} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
