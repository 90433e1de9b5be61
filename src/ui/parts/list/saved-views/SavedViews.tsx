import { useLingui } from "@lingui/react/macro";
import { IconBookmark } from "@tabler/icons-react";
import type { ListRequest } from "../../../../domain/list-request.ts";
import type { ListName } from "../../../../domain/resources.ts";
import { CardButton } from "../tools/CardButton.tsx";
import { SavedViewList } from "./SavedViewList.tsx";

interface SavedViewsProps {
  readonly list: ListName;
  readonly request: ListRequest;
}

/** What a list showed, kept by name on this device: opened, renamed, shared as a link, made the beginning, deleted. */
export const SavedViews = (props: SavedViewsProps) => {
  const { t } = useLingui();
  return (
    <CardButton
      icon={<IconBookmark size={16} stroke={1.5} aria-hidden />}
      words={t`Saved views`}
      label={t`Saved views`}
      width={320}
    >
      {(close) => <SavedViewList {...props} onOpen={close} />}
    </CardButton>
  );
};
