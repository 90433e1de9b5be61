import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, TextInput } from "@mantine/core";
import { IconCheck, IconLink, IconPencil, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { saysNothing, visible } from "../../../../domain/hidden-characters.ts";
import { listPath } from "../../../../domain/resources.ts";
import {
  MAX_VIEW_NAME,
  renamed,
  type SavedView,
  type SavedViews,
  withDefault,
} from "../../../../domain/lists/saved-views.ts";
import { useApp } from "../../../app-context.ts";
import { focusOn } from "../../opening/focus-on.ts";
import { showColumns } from "./show-columns.ts";
import { useCopy } from "../use-copy.ts";
import classes from "./SavedViews.module.css";

/** What becomes of the views that are kept by then. */
export type ChangeOfViews = (views: SavedViews) => SavedViews;

interface SavedViewRowProps {
  readonly view: SavedView;
  /** The names of the views that are not deleted. */
  readonly taken: ReadonlyArray<string>;
  /** Whether the way to it has the focus as soon as it is drawn. */
  readonly hasFocus: boolean;
  readonly onChange: (change: ChangeOfViews) => void;
  readonly onRename: (change: ChangeOfViews, name: string) => void;
  readonly onDelete: () => void;
  readonly onOpen: () => void;
}

interface ToolProps {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly hasFocus?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

const Tool = ({ label, isPressed, hasFocus = false, onPress, children }: ToolProps) => (
  <ActionIcon
    type={onPress === undefined ? "submit" : "button"}
    variant="subtle"
    color="gray"
    aria-pressed={isPressed}
    ref={hasFocus ? focusOn : undefined}
    title={label}
    onClick={onPress}
  >
    {children}
  </ActionIcon>
);

/** What is changed has the focus at once. */
const takeFocus = (field: HTMLInputElement | null): void => field?.select();

interface NewNameProps extends Pick<SavedViewRowProps, "view" | "taken" | "onRename"> {
  readonly onEnd: () => void;
}

const NewName = ({ view, taken, onRename, onEnd }: NewNameProps) => {
  const { t } = useLingui();
  const [name, setName] = useState(view.name);
  const { name: before } = view;
  const next = saysNothing(name) ? before : visible(name);
  const isTaken = next !== before && taken.includes(next);
  return (
    <form
      className={classes["row"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTaken) return;
        onRename((views) => renamed(views, view, next), next);
        onEnd();
      }}
    >
      <TextInput
        ref={takeFocus}
        aria-label={t`New name of ${before}`}
        maxLength={MAX_VIEW_NAME}
        className={classes["name"] ?? ""}
        value={name}
        error={isTaken && t`Another view has this name`}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // What the row stands in stays open.
          event.preventDefault();
          onEnd();
        }}
      />
      <Tool label={t`Rename`}>
        <IconCheck size={16} stroke={1.75} aria-hidden />
      </Tool>
    </form>
  );
};

/** One view: the way to it, and what can be done with it. */
export const SavedViewRow = (props: SavedViewRowProps) => {
  const { view, hasFocus, onChange, onDelete, onOpen } = props;
  const { t } = useLingui();
  const router = useRouter();
  const app = useApp();
  const copy = useCopy();
  const [naming, setNaming] = useState<"begun" | "ended">();
  const { name, search, isDefault } = view;
  const to = listPath(view.list);
  const address = new URL(router.buildLocation({ to, search }).href, document.baseURI).href;
  const open = (): void => {
    showColumns(app, view);
    onOpen();
  };
  const Star = isDefault ? IconStarFilled : IconStar;
  return (
    <li>
      {naming === "begun" ? (
        <NewName {...props} onEnd={() => setNaming("ended")} />
      ) : (
        <div className={classes["row"]}>
          <Anchor
            inherit
            dir="auto"
            className={classes["name"] ?? ""}
            renderRoot={(look) => (
              <Link to={to} search={search} onClick={open} {...look} ref={hasFocus ? focusOn : undefined} />
            )}
          >
            {name}
          </Anchor>
          <Tool
            label={t`Begin with ${name}`}
            isPressed={isDefault}
            onPress={() => onChange((views) => withDefault(views, view, !isDefault))}
          >
            <Star size={16} stroke={1.5} aria-hidden />
          </Tool>
          <Tool label={t`Copy the link to ${name}`} onPress={() => copy(address)}>
            <IconLink size={16} stroke={1.5} aria-hidden />
          </Tool>
          <Tool label={t`Rename ${name}`} hasFocus={naming === "ended"} onPress={() => setNaming("begun")}>
            <IconPencil size={16} stroke={1.5} aria-hidden />
          </Tool>
          <Tool label={t`Delete ${name}`} onPress={onDelete}>
            <IconTrash size={16} stroke={1.5} aria-hidden />
          </Tool>
        </div>
      )}
    </li>
  );
};
