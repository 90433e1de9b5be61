import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from "react";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { Dated } from "../../../domain/instant.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { isPendingDeletion } from "../../../machines/deletion/deletion.view.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { useSignedInActors } from "../../app-context.ts";
import { parentOf } from "../../resources.tsx";
import { WayButton } from "../access/WayButton.tsx";
import { Face } from "../face/Face.tsx";
import { NamesOn } from "../face/names-asked.ts";
import { LATE_OVERLAYS } from "../list/late-overlays.ts";
import { type RecordView, targetOf } from "../list/list-view.ts";
import { RowMenu } from "../list/table/RowMenu.tsx";
import { CREATED } from "../list/table/time-column.tsx";
import { usePreloaded } from "../opening/use-preloaded.ts";
import { PageTitle } from "../page-title/PageTitle.tsx";
import { Field, Fields } from "../section/Fields.tsx";
import { Moment } from "../time/Moment.tsx";
import { fromItsRecord, useListBefore } from "../value/came-from.ts";
import classes from "./DetailPage.module.css";
import { Neighbours } from "./Neighbours.tsx";
import { useShownRecord } from "./use-shown-record.ts";

const EditButton = ({ target: { _tag, id } }: { target: RecordTarget }) => {
  const { edit, permissions } = RESOURCES[_tag];
  const refusal = useRefusal(permissions.update);
  return (
    <WayButton
      way={{ to: edit, params: { id }, state: fromItsRecord }}
      refusal={refusal}
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Edit</Trans>
    </WayButton>
  );
};

/** Once the page's own record is about to go, the list that it was opened from is the place to be. */
const useLeavingWith = (target: RecordTarget): void => {
  const { deletions } = useSignedInActors();
  const navigate = useNavigate();
  const { list } = RESOURCES[target._tag];
  const search = useListBefore();
  const isGoing = useSelector(deletions, (snapshot) => isPendingDeletion(snapshot, target));
  // On the way there the place is the list's already.
  const leave = useEffectEvent(() => void navigate({ to: list, search: search ?? {} }));
  useEffect(() => {
    if (isGoing) leave();
  }, [isGoing]);
};

/** One is there already, and a button leads to the form. */
const BESIDE_THE_MENU = ["view", "edit"];

interface DetailPageProps<A> {
  readonly view: RecordView<A>;
  readonly record: A;
  /** What is read for this page, whose names it may ask for. */
  readonly sources: object;
  readonly picture: string | undefined;
  /** How the record stands, in a word or two. */
  readonly state?: ReactNode;
  /** What is known of it, in short, beside since when it is there, and its id. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** The page of one record: who it is and what can be done with it, its facts, and what belongs to it. */
export const DetailPage = <A extends Dated>({
  view,
  record,
  sources,
  picture,
  state,
  facts,
  children,
}: DetailPageProps<A>) => {
  const { t } = useLingui();
  const target = targetOf(view, record);
  const { _tag, id, name } = target;
  const { creationDate } = record;
  useLeavingWith(target);
  useShownRecord(target);
  usePreloaded(LATE_OVERLAYS);
  // Who it is is painted before what belongs to it.
  const isDrawn = useDeferredValue(true, false);
  return (
    <NamesOn value={sources}>
      <Stack gap="lg">
        <Group justify="space-between" wrap="nowrap">
          <Breadcrumbs parent={parentOf(_tag)} here={name} />
          <Neighbours view={view} id={id} />
        </Group>
        <Group>
          <Face resource={_tag} id={id} name={name} picture={picture} size="large" />
          <Group gap="0.25rem 0.75rem" flex="1 1 16rem" miw={0}>
            <PageTitle title={name} />
            {state}
          </Group>
          <Group gap="sm" className={classes["actions"] ?? ""}>
            <EditButton target={target} />
            <RowMenu target={target} fate={undefined} beside={BESIDE_THE_MENU} />
          </Group>
        </Group>
        <div className={classes["columns"]}>
          <div className={classes["facts"]}>
            <Fields>
              {facts}
              {creationDate !== undefined && (
                <Field label={t(CREATED)}>
                  <Moment at={creationDate} withDay />
                </Field>
              )}
              <Field label={t`Id`}>
                <span className="console-isolate">{id}</span>
              </Field>
            </Fields>
          </div>
          <Stack gap="lg" className={classes["main"] ?? ""} aria-busy={!isDrawn}>
            {isDrawn && children}
          </Stack>
        </div>
      </Stack>
    </NamesOn>
  );
};
