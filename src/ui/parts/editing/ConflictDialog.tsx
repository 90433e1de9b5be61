import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { Difference, Draft } from "../../../domain/editing.ts";
import { useRecordName } from "../question/use-record-name.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { OwnText } from "../value/CutText.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Radio.css";

/** How a form's fields and their values are called. */
export interface FieldWords<D extends Draft<D>> {
  readonly labels: Readonly<Record<keyof D & string, string>>;
  readonly valueText: (field: keyof D & string, value: string | boolean) => string;
  /** The fields that hold the id of another record. */
  readonly references?: Readonly<Partial<Record<keyof D & string, ResourceName>>>;
}

const NameOf = ({ resource, id }: { resource: ResourceName; id: string }) => (
  <OwnText text={useRecordName(resource, id)} most="NameTooLong" />
);

interface ValueProps {
  readonly text: string;
  readonly resource: ResourceName | undefined;
}

const Value = ({ text, resource }: ValueProps) => {
  if (text === "") return "—";
  return resource === undefined ? (
    <OwnText text={text} most="TextTooLong" />
  ) : (
    <NameOf resource={resource} id={text} />
  );
};

/** What was changed elsewhere while a form was open, field by field, and whose value it is to be. */
export const ConflictDialog = <D extends Draft<D>>({
  conflict,
  words,
  onSettle,
  onCancel,
}: {
  conflict: ReadonlyArray<Difference<D>>;
  words: FieldWords<D>;
  onSettle: (kept: ReadonlySet<keyof D & string>) => void;
  onCancel: () => void;
}) => {
  const { t } = useLingui();
  // What the person changed as well is theirs to keep; what they left alone follows the others.
  const [kept, setKept] = useState<ReadonlySet<keyof D & string>>(
    () => new Set(conflict.filter(({ mine, before }) => mine !== before).map(({ field }) => field)),
  );
  const choose = (field: keyof D & string, isMine: boolean): void =>
    setKept((before) => new Set(isMine ? [...before, field] : [...before].filter((name) => name !== field)));
  return (
    <Dialog isOpen onClose={onCancel} title={t`This was changed in the meantime`} size="lg">
      <Stack gap="md">
        <Text size="sm">{t`Choose which value each field keeps. Nothing has been saved yet.`}</Text>
        <table className="console-table" aria-label={t`Differences`}>
          <thead>
            <tr>
              <th>{t`Field`}</th>
              <th>
                <Trans context="value in a form">As saved now</Trans>
              </th>
              <th>
                <Trans context="value in a form">Mine</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {conflict.map(({ field, mine, theirs }) => (
              <tr key={field} role="radiogroup" aria-label={words.labels[field]}>
                <th scope="row">{words.labels[field]}</th>
                {([false, true] as const).map((isMine) => (
                  <td key={String(isMine)}>
                    <Radio
                      name={`whose ${field}`}
                      checked={kept.has(field) === isMine}
                      onChange={() => choose(field, isMine)}
                      label={
                        <Value
                          text={words.valueText(field, isMine ? mine : theirs)}
                          resource={words.references?.[field]}
                        />
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Group justify="end">
          <Button variant="default" onClick={onCancel} data-autofocus>
            <Trans>Back to the form</Trans>
          </Button>
          <Button onClick={() => onSettle(kept)}>
            <Trans>Save this choice</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
