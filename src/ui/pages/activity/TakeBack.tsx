import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { NotedEdit } from "../../../domain/activity/taking-back.ts";
import {
  type ComingBack,
  comingBack,
  editedRecord,
  takeBack,
} from "../../../machines/use-cases/changes/take-back.ts";
import { useAction } from "../../parts/action/use-action.ts";
import { pressing } from "../../parts/access/refused.ts";
import { ReadResult } from "../../parts/feedback/ReadResult.tsx";
import { TriedAgainBy } from "../../parts/feedback/TryAgain.tsx";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { Answers } from "../../parts/overlay/Answers.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { useQuestion } from "../../parts/question/use-question.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import classes from "./activity.module.css";
import { ChangedFields } from "./ChangedFields.tsx";

/** How high it is with one field. */
const ABOUT_AN_OFFER = 140;

/** Whose change it is, by kind and name; its id, where no name is told. */
const Whose = ({ resource, recordId, name = recordId }: NotedEdit) => {
  const { Named } = RESOURCE_WORDS[resource];
  return (
    <Text size="sm">
      <Named count={1} name={<bdi>{name}</bdi>} />
    </Text>
  );
};

interface OfferProps extends ComingBack {
  readonly edit: NotedEdit;
  readonly onConfirm: (agreed: NotedEdit) => void;
  readonly onClose: () => void;
}

const Offer = ({ edit, unchanged, closedReports, onConfirm, onClose }: OfferProps) => {
  const { t } = useLingui();
  const since = edit.changes.length - unchanged.length;
  return (
    <Stack gap="md">
      {since > 0 && (
        <Text size="sm">
          {unchanged.length === 0 ? (
            t`All of this has been changed since. Nothing of it can be taken back.`
          ) : (
            <Plural
              value={since}
              one="# field has been changed since and stays as it is now."
              other="# fields have been changed since and stay as they are now."
            />
          )}
        </Text>
      )}
      {unchanged.length > 0 && (
        <div className={classes["frame"]}>
          <ChangedFields
            changes={unchanged.map(({ field, before, after }) => ({ field, before: after, after: before }))}
          />
        </div>
      )}
      {closedReports !== false && (
        <Text size="sm">{t`Reports that were closed with the ban, if any, stay closed.`}</Text>
      )}
      <Answers>
        <Button variant="default" onClick={onClose} data-autofocus>
          {unchanged.length === 0 ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
        {unchanged.length > 0 && (
          <Button onClick={() => onConfirm({ ...edit, changes: unchanged })}>
            <Trans>Take back</Trans>
          </Button>
        )}
      </Answers>
    </Stack>
  );
};

/** The way to take back what an edit changed, as far as nobody has changed it since, by another edit. */
export const TakeBack = ({ edit, refusal }: { edit: NotedEdit; refusal: string | undefined }) => {
  const { t } = useLingui();
  const { isBusy, act } = useAction(editedRecord(edit));
  const { answer, isAsking, ask } = useQuestion<ComingBack>();
  const [isOpen, setIsOpen] = useState(false);
  const look = (): void => ask(comingBack(edit));
  const close = (): void => setIsOpen(false);
  const open = (): void => {
    if (isBusy) return;
    setIsOpen(true);
    look();
  };
  const confirm = (agreed: NotedEdit): void => {
    close();
    act(takeBack(agreed));
  };
  return (
    <>
      <Button size="compact-sm" variant="default" {...pressing(refusal, open)}>
        <Trans>Take back</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Take back the change`}>
        <Stack gap="md">
          <Whose {...edit} />
          <TriedAgainBy value={look}>
            {isAsking || answer === undefined ? (
              <Waiting>
                <Skeleton height={ABOUT_AN_OFFER} />
              </Waiting>
            ) : (
              <ReadResult result={answer}>
                {(back) => <Offer edit={edit} {...back} onConfirm={confirm} onClose={close} />}
              </ReadResult>
            )}
          </TriedAgainBy>
        </Stack>
      </Dialog>
    </>
  );
};
