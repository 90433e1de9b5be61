import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { saysNothing } from "../../../../domain/hidden-characters.ts";
import { hiddenIn } from "../../../../domain/list-preferences.ts";
import type { ListRequest } from "../../../../domain/list-request.ts";
import type { ListName } from "../../../../domain/resources.ts";
import {
  MAX_VIEW_NAME,
  type SavedView,
  type SavedViews,
  viewsOf,
  withoutView,
  withView,
} from "../../../../domain/lists/saved-views.ts";
import { useApp, useSignedInActors, useUser } from "../../../app-context.ts";
import { EmptyNote } from "../../feedback/EmptyNote.tsx";
import { DeletedView } from "./DeletedView.tsx";
import { SavedViewRow } from "./SavedViewRow.tsx";
import classes from "./SavedViews.module.css";

interface SavedViewListProps {
  readonly list: ListName;
  readonly request: ListRequest;
  readonly onOpen: () => void;
}

/** The views of a list, and a name for what it shows now. */
export const SavedViewList = ({ list, request, onOpen }: SavedViewListProps) => {
  const { t } = useLingui();
  const { uid } = useUser();
  const { preferences } = useApp();
  const kept = useSignedInActors().views;
  // What is deleted here keeps its place until the list is closed.
  const [views, setViews] = useState(() => kept.of(uid));
  const [deleted, setDeleted] = useState<SavedViews>([]);
  const [called, setCalled] = useState<string>();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keep = (changed: SavedViews, gone: SavedViews): void => {
    kept.keep(uid, gone.reduce(withoutView, changed));
    setViews(changed);
    setDeleted(gone);
  };
  /** Keeps views of which one has, or has again, a name. */
  const keepCalled = (changed: SavedViews, by: string): void =>
    keep(
      changed,
      deleted.filter((view) => view.name !== by),
    );
  const shown = viewsOf(views, list);
  const isDeleted = (view: SavedView): boolean => deleted.some((gone) => gone.name === view.name);
  const taken = shown.filter((view) => !isDeleted(view)).map((view) => view.name);
  const isTaken = taken.includes(name.trim());
  return (
    <Stack gap="sm">
      {shown.length === 0 ? (
        <EmptyNote>{t`Nothing is saved yet. What is saved here stays on this device.`}</EmptyNote>
      ) : (
        <ul className={`console-list ${classes["views"] ?? ""}`}>
          {shown.map((view) =>
            isDeleted(view) ? (
              <DeletedView
                key={view.name}
                name={view.name}
                onUndo={() => {
                  keepCalled(views, view.name);
                  setCalled(view.name);
                }}
              />
            ) : (
              <SavedViewRow
                key={view.name}
                view={view}
                views={views}
                taken={taken}
                hasFocus={view.name === called}
                onChange={(changed) => keep(changed, deleted)}
                onRename={(changed, by) => {
                  keepCalled(changed, by);
                  setCalled(by);
                }}
                onDelete={() => keep(views, [...deleted, view])}
                onOpen={onOpen}
              />
            ),
          )}
        </ul>
      )}
      <form
        className={classes["saving"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (saysNothing(name)) {
            setIsMissing(true);
            field.current?.focus();
            return;
          }
          const { hiddenColumns } = preferences.getSnapshot().context;
          const columns = hiddenIn(hiddenColumns, list);
          keepCalled(withView(views, list, name.trim(), request, columns), name.trim());
          setCalled(name.trim());
          setName("");
        }}
      >
        <TextInput
          ref={field}
          label={t`Name of this view`}
          description={isTaken && t`Another view has this name`}
          error={isMissing && t`Enter a name`}
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={({ currentTarget }) => {
            setIsMissing(false);
            setName(currentTarget.value);
          }}
        />
        <Button type="submit" variant="light">
          {isTaken ? <Trans>Replace this view</Trans> : <Trans>Save this view</Trans>}
        </Button>
      </form>
    </Stack>
  );
};
