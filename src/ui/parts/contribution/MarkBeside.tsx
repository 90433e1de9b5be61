import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Group, Stack, Title } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { isRecord } from "../../../domain/deletion.ts";
import { fateOf } from "../../../machines/deletion/deletion.view.ts";
import type { Beside, Others } from "../../../machines/use-cases/moderation/read-beside.ts";
import { useSignedInActors } from "../../app-context.ts";
import { NamesOn } from "../face/names-asked.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { type ListView, targetOf, type Words } from "../list/list-view.ts";
import { SectionCount } from "../detail/SectionCount.tsx";
import { Field, Fields } from "../section/Fields.tsx";
import { SeeAll } from "../section/SeeAll.tsx";
import { FateWords } from "../value/FateWords.tsx";
import { RemoveButton } from "./RemoveButton.tsx";
import classes from "./MarkBeside.module.css";

/** What is said of a mark and of those around it. */
export interface BesideWords {
  readonly title: MessageDescriptor;
  readonly ofUser: MessageDescriptor;
  readonly ofKitchen: MessageDescriptor;
}

/** The columns that a record has something to say in (D60). */
const said = <A,>({ columns }: ListView<A>, record: A, words: Words) =>
  columns.filter(({ text }) => text(record, words) !== "");

interface OtherMarksProps<A> {
  readonly view: ListView<A>;
  readonly title: MessageDescriptor;
  readonly others: Others<A> | undefined;
  /** The columns that they differ in. */
  readonly columns: ReadonlyArray<string>;
}

const OtherMarks = <A,>({ view, title, others, columns }: OtherMarksProps<A>) => {
  const { t } = useLingui();
  if (others === undefined) return null;
  return (
    <section aria-label={t(title)}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {t(title)}
        </Title>
        <Group gap="md">
          <SectionCount count={others.total} />
          {others.total > 0 && <SeeAll list={view.name} search={others.filters} of={t(title)} />}
        </Group>
      </Group>
      {others.items.length === 0 ? (
        <EmptyNote>{t`There are no others.`}</EmptyNote>
      ) : (
        <ul className={`console-list ${classes["others"] ?? ""}`}>
          {others.items.map((record) => (
            <li key={view.source.definition.idOf(record)}>
              {said(view, record, t)
                .filter(({ id }) => columns.includes(id))
                .map(({ id, Cell }) => (
                  <Cell key={id} record={record} />
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface MarkBesideProps<A> {
  readonly view: ListView<A>;
  readonly words: BesideWords;
  readonly beside: Beside<A>;
}

/** A mark, what can be done with it, and the others of the same person and on the same kitchen. */
export const MarkBeside = <A,>({ view, words, beside }: MarkBesideProps<A>) => {
  const { t } = useLingui();
  const { deletions } = useSignedInActors();
  const { record, ofUser, ofKitchen } = beside;
  const target = targetOf(view, record);
  const fate = useSelector(deletions, (snapshot) => fateOf(snapshot, target));
  return (
    <NamesOn value={beside}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Fields isInCard>
            {said(view, record, t).map(({ id, title, Cell }) => (
              <Field key={id} label={t(title)}>
                <Cell record={record} />
              </Field>
            ))}
          </Fields>
          <Group>
            {!isRecord(target) && <RemoveButton target={target} fate={fate} isSpelled />}
            <FateWords fate={fate} />
          </Group>
        </Stack>
        <OtherMarks view={view} title={words.ofUser} others={ofUser} columns={["kitchen", "time"]} />
        <OtherMarks view={view} title={words.ofKitchen} others={ofKitchen} columns={["user", "time"]} />
      </Stack>
    </NamesOn>
  );
};
