import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Popover } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { useState } from "react";
import type { ListRequest } from "../../../domain/list-request.ts";
import type { ListName } from "../../../domain/resources.ts";
import { SavedViewList } from "./SavedViewList.tsx";
import { IN_MAIN } from "../../theme/theme.ts";

interface SavedViewsProps {
  readonly list: ListName;
  readonly request: ListRequest;
}

/** What a list showed, kept by name on this device: opened, renamed, shared as a link, made the beginning, deleted. */
export const SavedViews = (props: SavedViewsProps) => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      portalProps={IN_MAIN}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      width={320}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Saved views</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Saved views`}>
        <SavedViewList {...props} onOpen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};
