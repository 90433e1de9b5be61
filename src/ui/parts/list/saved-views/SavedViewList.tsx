import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, TextInput } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import { saysNothing, visible } from "../../../../domain/hidden-characters.ts";
import { hiddenIn } from "../../../../domain/list-preferences.ts";
import type { ListRequest } from "../../../../domain/list-request.ts";
import type { ListName } from "../../../../domain/resources.ts";
import {
  MAX_VIEW_NAME,
  missingIn,
  type SavedView,
  type SavedViews,
  viewsOf,
  withDeleted,
  withoutView,
  withView,
} from "../../../../domain/lists/saved-views.ts";
import { useApp, useSignedInActors, useUser } from "../../../app-context.ts";
import { EmptyNote } from "../../feedback/EmptyNote.tsx";
import { DeletedView } from "./DeletedView.tsx";
import { type ChangeOfViews, SavedViewRow } from "./SavedViewRow.tsx";
import classes from "./SavedViews.module.css";

interface SavedViewListProps {
  readonly list: ListName;
  readonly request: ListRequest;
  /** The name that is typed, which outlives what these are shown in. */
  readonly naming: Naming;
  readonly onOpen: () => void;
}

/** What somebody types, and how it changes. */
export type Naming = readonly [name: string, onName: (name: string) => void];

/** The views of a list, and a name for what it shows now. */
export const SavedViewList = ({ list, request, naming, onOpen }: SavedViewListProps) => {
  const { t } = useLingui();
  const { uid } = useUser();
  const { preferences } = useApp();
  const kept = useSignedInActors().views;
  // What is deleted here keeps its place until the list is closed.
  const [views, setViews] = useState(() => kept.of(uid));
  const [deleted, setDeleted] = useState<SavedViews>([]);
  const [called, setCalled] = useState<string>();
  const [name, setName] = naming;
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const show = (changed: SavedViews, gone: SavedViews): void => {
    setViews(changed);
    setDeleted(gone);
  };
  // Another tab may have written since, also what was deleted here.
  const readAgain = () => {
    const now = kept.of(uid);
    const gone = missingIn(now, deleted);
    return { all: withDeleted(now, views, gone), gone };
  };
  const keep = (change: ChangeOfViews, leaveOut: ChangeOfViews = (gone) => gone): void => {
    const { all, gone } = readAgain();
    const changed = change(all);
    const left = leaveOut(gone);
    kept.keep(uid, left.reduce(withoutView, changed));
    show(changed, left);
  };
  /** Keeps views of which one has, or has again, a name, and the focus. */
  const keepCalled = (change: ChangeOfViews, by: string): void => {
    keep(change, (gone) => gone.filter((view) => view.name !== by));
    setCalled(by);
  };
  useWindowEvent("storage", () => {
    const { all, gone } = readAgain();
    show(all, gone);
  });
  const shown = viewsOf(views, list);
  const isDeleted = (view: SavedView): boolean => deleted.some((gone) => gone.name === view.name);
  const taken = shown.filter((view) => !isDeleted(view)).map((view) => view.name);
  const isTaken = taken.includes(visible(name));
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
                onUndo={() => keepCalled((all) => all, view.name)}
              />
            ) : (
              <SavedViewRow
                key={view.name}
                view={view}
                taken={taken}
                hasFocus={view.name === called}
                onChange={keep}
                onRename={keepCalled}
                onDelete={() =>
                  keep(
                    (all) => all,
                    (gone) => [...gone, view],
                  )
                }
                onOpen={onOpen}
              />
            ),
          )}
        </ul>
      )}
      <Stack
        component="form"
        gap="0.5rem"
        onSubmit={(event) => {
          event.preventDefault();
          if (saysNothing(name)) {
            setIsMissing(true);
            field.current?.focus();
            return;
          }
          const { hiddenColumns } = preferences.getSnapshot().context;
          const columns = hiddenIn(hiddenColumns, list);
          const by = visible(name);
          keepCalled((all) => withView(all, list, by, request, columns), by);
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
      </Stack>
    </Stack>
  );
};
