import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Radio, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import type { Difference, Draft } from "../../../domain/editing.ts";
import type { Edits } from "../../../machines/use-cases/log/latest-edit.ts";
import { useRecordName } from "../question/use-record-name.ts";
import type { Reference } from "../../../domain/reference.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { OwnText } from "../value/CutText.tsx";
import { Answers } from "../overlay/Answers.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { ChangedBy } from "./ChangedBy.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Radio.css";

/** Where a field points to, and what the form was opened on there: its name is told even where it is gone by now. */
interface Pointing {
  readonly resource: ResourceName;
  readonly chosen: Reference | undefined;
}

/** How a form's fields and their values are called. */
export interface FieldWords<D extends Draft<D>> {
  readonly labels: Readonly<Record<keyof D & string, string>>;
  /** Words for values that do not speak for themselves. */
  readonly valueText?: (field: keyof D & string, value: string | boolean) => string;
  /** The fields that hold the id of another record. */
  readonly references?: Readonly<Partial<Record<keyof D & string, Pointing>>>;
}

const NameOf = ({ resource, id }: { resource: ResourceName; id: string }) => (
  <OwnText text={useRecordName(resource, id)} most="NameTooLong" />
);

interface ValueProps {
  readonly text: string;
  readonly pointing: Pointing | undefined;
}

const Value = ({ text, pointing }: ValueProps) => {
  if (text === "") return "—";
  if (pointing === undefined) return <OwnText text={text} most="TextTooLong" />;
  const { resource, chosen } = pointing;
  return chosen?.id === text && chosen.name !== undefined ? (
    <OwnText text={chosen.name} most="NameTooLong" />
  ) : (
    <NameOf resource={resource} id={text} />
  );
};

interface ChoiceProps extends ValueProps {
  /** What says whose value it is. */
  readonly headId: string;
  /** Whether it is what the form was opened on, so nobody's. */
  readonly isUntouched: boolean;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

const Choice = ({ headId, isUntouched, text, pointing, ...radio }: ChoiceProps) => {
  const { t } = useLingui();
  const [noteId, valueId] = [useId(), useId()];
  return (
    <Radio
      {...radio}
      aria-labelledby={`${isUntouched ? noteId : headId} ${valueId}`}
      label={
        <>
          {isUntouched && (
            <Text id={noteId} component="span" display="block" size="xs" c="dimmed">
              {t({ message: "As it was before", context: "value in a form" })}
            </Text>
          )}
          <span id={valueId}>
            <Value text={text} pointing={pointing} />
          </span>
        </>
      }
    />
  );
};

/** What was changed elsewhere while a form was open, field by field, and whose value it is to be. */
export const ConflictDialog = <D extends Draft<D>>({
  conflict,
  words,
  edits,
  onSettle,
  onCancel,
}: {
  conflict: ReadonlyArray<Difference<D>>;
  words: FieldWords<D>;
  edits: Edits | undefined;
  onSettle: (kept: ReadonlySet<keyof D & string>) => void;
  onCancel: () => void;
}) => {
  const { t } = useLingui();
  const { labels, references, valueText = (_, value) => String(value) } = words;
  const id = useId();
  const headId = (isMine: boolean): string => `${id}-${isMine ? "mine" : "theirs"}`;
  // What the person changed as well is theirs to keep; what they left alone follows the others.
  const [kept, setKept] = useState<ReadonlySet<keyof D & string>>(
    () => new Set(conflict.filter(({ mine, before }) => mine !== before).map(({ field }) => field)),
  );
  const choose = (field: keyof D & string, isMine: boolean): void =>
    setKept((before) => new Set(isMine ? [...before, field] : [...before].filter((name) => name !== field)));
  return (
    <Dialog isOpen onClose={onCancel} title={t`This was changed in the meantime`} size="lg">
      <Stack gap="md">
        {edits !== undefined && <ChangedBy edits={edits} />}
        <Text size="sm">{t`Choose which value each field keeps. What else you changed is saved as well. Nothing has been saved yet.`}</Text>
        <table className="console-table" role="presentation">
          <thead>
            <tr>
              <th>{t`Field`}</th>
              <th id={headId(false)}>
                <Trans context="value in a form">As saved now</Trans>
              </th>
              <th id={headId(true)}>
                <Trans context="value in a form">Mine</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {conflict.map(({ field, before, mine, theirs }) => (
              <tr key={field} role="radiogroup" aria-label={labels[field]}>
                <th scope="row">{labels[field]}</th>
                {([false, true] as const).map((isMine) => (
                  <td key={String(isMine)}>
                    <Choice
                      headId={headId(isMine)}
                      isUntouched={isMine && mine === before}
                      text={valueText(field, isMine ? mine : theirs)}
                      pointing={references?.[field]}
                      name={`whose ${field}`}
                      checked={kept.has(field) === isMine}
                      onChange={() => choose(field, isMine)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Answers>
          <Button variant="default" onClick={onCancel} data-autofocus>
            <Trans>Back to the form</Trans>
          </Button>
          <Button onClick={() => onSettle(kept)}>
            <Trans>Save this choice</Trans>
          </Button>
        </Answers>
      </Stack>
    </Dialog>
  );
};
