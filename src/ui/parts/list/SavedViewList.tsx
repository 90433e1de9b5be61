import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ListRequest } from "../../../domain/list-request.ts";
import type { ListName } from "../../../domain/resources.ts";
import { MAX_VIEW_NAME, type SavedViews, viewsOf, withView } from "../../../domain/lists/saved-views.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
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
  const kept = useSignedInActors().views;
  const [views, setViews] = useState(() => kept.of(uid));
  const [name, setName] = useState("");
  const keep = (changed: SavedViews): void => {
    kept.keep(uid, changed);
    setViews(changed);
  };
  const shown = viewsOf(views, list);
  return (
    <Stack gap="sm">
      {shown.length === 0 ? (
        <EmptyNote>{t`Nothing is saved yet. What is saved here stays on this device.`}</EmptyNote>
      ) : (
        <ul className={`console-list ${classes["views"] ?? ""}`}>
          {shown.map((view) => (
            <SavedViewRow key={view.name} view={view} views={views} onChange={keep} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <form
        className={classes["saving"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return;
          keep(withView(views, list, name.trim(), request));
          setName("");
        }}
      >
        <TextInput
          label={t`Name of this view`}
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="light">
          <Trans>Save this view</Trans>
        </Button>
      </form>
    </Stack>
  );
};
