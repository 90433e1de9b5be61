import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Skeleton, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import type { TribeSources } from "../../../machines/use-cases/records/read-tribe.ts";
import type { User } from "../../../domain/user.ts";
import { listPath } from "../../../domain/resources.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { SHOWN_BESIDE } from "../../../domain/paging.ts";
import type { RelatedRecords } from "../../../machines/use-cases/records/related.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { shortened } from "../../../domain/cut.ts";
import { refused } from "../../parts/access/refused.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { LatestActivity } from "../activity/activity-view.tsx";
import { DetailPage } from "../../parts/detail/DetailPage.tsx";
import { tribesView } from "./tribes-view.tsx";
import type { DetailProps } from "../../parts/detail/RecordPage.tsx";
import { Field } from "../../parts/section/Fields.tsx";
import { RemoveIcon } from "../../parts/detail/RemoveIcon.tsx";
import { CommentSection } from "../../parts/detail/CommentSection.tsx";
import { PictureSection } from "../../parts/pictures/PictureSection.tsx";
import { useNumberedWords } from "../../parts/pictures/use-numbered-words.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import { CutText, OwnText } from "../../parts/value/CutText.tsx";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import { AddMember, type AddMemberProps } from "./AddMember.tsx";
import { AddTribeImage } from "./AddTribeImage.tsx";
import classes from "./TribeDetail.module.css";

const NewMember = (props: AddMemberProps) => {
  const refusal = useRefusal("tribes.update");
  if (refusal === undefined) return <AddMember {...props} />;
  return (
    <Button
      variant="default"
      leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
      {...refused(refusal)}
      style={{ alignSelf: "start" }}
    >
      <Trans>Add member</Trans>
    </Button>
  );
};

/** As many lines as there will be; a few where the backend does not count. */
const ComingMembers = ({ count = 4 }: { count: number | undefined }) => (
  <>
    <ul aria-hidden className={`console-list console-rows ${classes["members"] ?? ""}`}>
      {Array.from({ length: Math.min(count, SHOWN_BESIDE) }, (_, line) => (
        <li key={line}>
          <Skeleton height={20} />
        </li>
      ))}
    </ul>
    {count > SHOWN_BESIDE && <Skeleton height={36} />}
  </>
);

interface MembersProps {
  readonly tribe: Tribe;
  /** All of them, or the first of those that the list of users has. */
  readonly members: RelatedRecords<User>;
}

const Members = ({ tribe, members: { items, total } }: MembersProps) => {
  const { t, i18n } = useLingui();
  const refusal = useRefusal("tribes.update");
  const [isWhole, setWhole] = useState(false);
  const isAskedFor = useRef(false);
  /** Whoever asked for more goes on there, once. */
  const goOn = (row: HTMLElement | null): void => {
    if (row === null || !isAskedFor.current) return;
    isAskedFor.current = false;
    row.querySelector("a")?.focus();
  };
  const askForMore = (): void => {
    isAskedFor.current = true;
    setWhole(true);
  };
  const shown = isWhole ? items : items.slice(0, SHOWN_BESIDE);
  const count = i18n.number(total);
  if (shown.length === 0) return <EmptyNote>{t`This tribe has no members yet.`}</EmptyNote>;
  return (
    <>
      <ul className={`console-list console-rows ${classes["members"] ?? ""}`}>
        {shown.map((user, index) => {
          const name = RECORD_SOURCES.users.definition.nameOf(user);
          return (
            <li key={user.userId} ref={index === SHOWN_BESIDE ? goOn : undefined}>
              <ReferenceName {...userReference(user)} name={name} />
              <Group component="span" gap="xs" wrap="nowrap">
                {user.userId === tribe.leader?.userId && <Chip>{t`Leader`}</Chip>}
                <Text component="span" size="sm" c="dimmed" className="console-isolate" truncate>
                  <CutText text={user.email} most="NameTooLong" />
                </Text>
              </Group>
              <RemoveIcon
                target={{
                  _tag: "Membership",
                  id: user.userId,
                  name,
                  tribeId: tribe.tribeId,
                  tribeName: tribe.name,
                }}
                label={t`Remove ${name} from the tribe`}
                refusal={refusal}
              >
                <IconUserMinus size={16} stroke={1.5} aria-hidden />
              </RemoveIcon>
            </li>
          );
        })}
      </ul>
      {shown.length < items.length && (
        <Button variant="default" onClick={askForMore}>
          <Trans>Show all {count} members</Trans>
        </Button>
      )}
      {items.length < total && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to={listPath("users")} search={{ tribe: tribe.tribeId }} {...props} />}
        >
          <Trans>Show all {count} members</Trans>
        </Button>
      )}
    </>
  );
};

export const TribeDetail = ({ record: tribe, sources }: DetailProps<Tribe, TribeSources>) => {
  const { t, i18n } = useLingui();
  const numberedWords = useNumberedWords(tribe.name);
  const isAdmin = useIsAdmin();
  return (
    <DetailPage
      view={tribesView}
      record={tribe}
      sources={sources}
      picture={tribe.imageUrl}
      facts={
        <>
          <Field label={t`Leader`}>
            {tribe.leader === undefined ? "—" : <ReferenceName {...userReference(tribe.leader)} />}
          </Field>
          <Field label={t`Members`}>
            <Awaited source={sources.members} height={20}>
              {({ total }) => i18n.number(total)}
            </Awaited>
          </Field>
        </>
      }
    >
      {tribe.description !== "" && (
        <Text className="console-prose">
          <OwnText text={tribe.description} most="TextTooLong" />
        </Text>
      )}
      <Section title={t`Members`}>
        <NewMember tribe={tribe} members={sources.members} />
        <Awaited source={sources.members} fallback={<ComingMembers count={tribe.memberCount} />}>
          {(members) => <Members tribe={tribe} members={members} />}
        </Awaited>
      </Section>
      <RelatedSection
        title={t`Kitchens`}
        source={sources.kitchens}
        none={t`No kitchens yet.`}
        whole={{ list: "kitchens", search: { tribe: tribe.tribeId } }}
        keyOf={({ kitchenId }) => kitchenId}
      >
        {(kitchen) => <ReferenceName {...kitchenReference(kitchen)} />}
      </RelatedSection>
      <PictureSection
        source={sources.pictures}
        pictureOf={({ tribeImageId, imageUrl, description: said }, index) => {
          const description = shortened(said, "NameTooLong");
          const words = saysNothing(said)
            ? { ...numberedWords(index), name: i18n.number(index + 1) }
            : { description: said, removal: t`Delete the picture ${description}`, name: description };
          return {
            key: tribeImageId,
            address: imageUrl,
            description: words.description,
            removal: isAdmin
              ? {
                  target: { _tag: "TribeImage", id: tribeImageId, name: words.name },
                  label: words.removal,
                }
              : undefined,
          };
        }}
      >
        {isAdmin && <AddTribeImage tribe={tribe} />}
      </PictureSection>
      <CommentSection source={sources.comments} own={{ resource: "tribes", id: tribe.tribeId }} />
      <LatestActivity source={sources.activity} kind="tribe" id={tribe.tribeId} />
    </DetailPage>
  );
};
