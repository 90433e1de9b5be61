import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text, Title } from "@mantine/core";
import { score } from "../../../domain/kitchen.ts";
import { type Liking, LIKING_DAYS } from "../../../domain/liking.ts";
import { movement } from "../../../domain/business/movement.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { OwnKitchen } from "../../../machines/use-cases/business/own-kitchens.ts";
import { Face } from "../../parts/face/Face.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Sparkline } from "../../parts/figures/Sparkline.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import classes from "./OwnKitchens.module.css";

/** A comment with the face of who made it; chefs have no page of a user to go to. */
const Said = ({ comment: { user, text, creationDate } }: { comment: UserComment }) => {
  const { name, ...who } = userReference(user);
  return (
    <li className={classes["said"]}>
      <Face {...who} name={name ?? ""} />
      <div>
        <Text size="sm" c="dimmed">
          {name !== undefined && (
            <>
              <OwnText text={name} most="NameTooLong" />
              {creationDate !== undefined && " · "}
            </>
          )}
          {creationDate !== undefined && <Moment at={creationDate} />}
        </Text>
        <Text size="sm">
          <OwnText text={text} most="TextTooLong" />
        </Text>
      </div>
    </li>
  );
};

const Comments = ({ comments }: Pick<OwnKitchen, "comments">) => {
  const { t } = useLingui();
  if (comments === undefined) return <EmptyNote>{t`The comments could not be loaded.`}</EmptyNote>;
  if (comments.length === 0) return <EmptyNote>{t`No comments yet.`}</EmptyNote>;
  return (
    <Stack component="ul" gap="sm" className="console-list">
      {comments.map((comment) => (
        <Said key={comment.commentId} comment={comment} />
      ))}
    </Stack>
  );
};

/** How the score went, and how many people keep the kitchen. */
const Liked = ({ liking }: { liking: Liking }) => {
  const { i18n } = useLingui();
  const scores = liking.days.map(({ score: of }) => of);
  const least = Math.min(...scores);
  // A drawing begins at zero, and a score may be below.
  const above = scores.map((each) => each - least);
  return (
    <Group gap="0 0.625rem">
      <Text size="sm" c="dimmed">
        <Trans>
          Change in {LIKING_DAYS} days: {i18n.number(movement(liking), { signDisplay: "exceptZero" })}
        </Trans>
      </Text>
      {above.some((each) => each > 0) && <Sparkline values={above} />}
      <Text size="sm" c="dimmed">
        <Trans>Favorites: {i18n.number(liking.favorites)}</Trans>
      </Text>
    </Group>
  );
};

const Card = ({ own: { kitchen, comments, liking } }: { own: OwnKitchen }) => {
  const { i18n } = useLingui();
  const number = (value: number): string => i18n.number(value);
  const { nombre: name, positivo, negativo, banned } = kitchen;
  return (
    <Stack component="li" gap="sm" miw={0}>
      <div className={classes["head"]}>
        <Face {...kitchenReference(kitchen)} name={name} size="large" />
        <div>
          <Group gap="sm">
            <Title order={3}>
              <OwnText text={name} most="NameTooLong" />
            </Title>
            {banned && (
              <Chip color="red">
                <Trans context="status of a kitchen">Banned</Trans>
              </Chip>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            <Trans>
              Score {number(score(kitchen))}: {number(positivo)} for, {number(negativo)} against
            </Trans>
          </Text>
          {liking !== undefined && <Liked liking={liking} />}
        </div>
      </div>
      <Comments comments={comments} />
    </Stack>
  );
};

/** A chef's kitchens: how each is liked, and what was said of it last. */
export const OwnKitchens = ({ kitchens }: { kitchens: ReadonlyArray<OwnKitchen> }) => {
  const { t } = useLingui();
  if (kitchens.length === 0)
    return (
      <EmptyNote>{t`No kitchen is yours yet. The staff of this service link a kitchen to its chef.`}</EmptyNote>
    );
  return (
    <ul className={`console-list ${classes["kitchens"] ?? ""}`}>
      {kitchens.map((own) => (
        <Card key={own.kitchen.kitchenId} own={own} />
      ))}
    </ul>
  );
};
