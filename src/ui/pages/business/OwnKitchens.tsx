import { Trans, useLingui } from "@lingui/react/macro";
import { Text, Title } from "@mantine/core";
import { score } from "../../../domain/kitchen.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { OwnKitchen } from "../../../machines/use-cases/business-home.ts";
import { Face } from "../../parts/face/Face.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { CutText } from "../../parts/value/CutText.tsx";
import classes from "./OwnKitchens.module.css";
import { useFormats } from "./use-formats.ts";

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
              <bdi>
                <CutText text={name} most="NameTooLong" />
              </bdi>
              {creationDate !== undefined && " · "}
            </>
          )}
          {creationDate !== undefined && <Moment at={creationDate} />}
        </Text>
        <Text size="sm" dir="auto">
          <CutText text={text} most="TextTooLong" />
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
    <ul className={`console-list ${classes["comments"] ?? ""}`}>
      {comments.map((comment) => (
        <Said key={comment.commentId} comment={comment} />
      ))}
    </ul>
  );
};

const Card = ({ own: { kitchen, comments, reason } }: { own: OwnKitchen }) => {
  const { number } = useFormats();
  const { kitchenId: id, nombre: name, positivo, negativo, banned } = kitchen;
  return (
    <li className={classes["kitchen"]}>
      <div className={classes["head"]}>
        <Face {...kitchenReference(kitchen)} id={id} name={name} size="large" />
        <div>
          <Title order={3}>
            <bdi>
              <CutText text={name} most="NameTooLong" />
            </bdi>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>
              Score {number(score(kitchen))}: {number(positivo)} for, {number(negativo)} against
            </Trans>
          </Text>
        </div>
      </div>
      {banned && (
        <Notice color="red" variant="light">
          <Trans>Staff banned this kitchen. Customers do not see it.</Trans>
          {reason !== undefined && (
            <Text size="sm" className="console-prose">
              <Trans>
                Their reason: <bdi>{reason}</bdi>
              </Trans>
            </Text>
          )}
        </Notice>
      )}
      <Comments comments={comments} />
    </li>
  );
};

/** A chef's kitchens: how each is liked, what staff did to it, and what was said of it last. */
export const OwnKitchens = ({ kitchens }: { kitchens: ReadonlyArray<OwnKitchen> }) => {
  const { t } = useLingui();
  if (kitchens.length === 0)
    return <EmptyNote>{t`No kitchen is yours yet. Staff link a kitchen to its chef.`}</EmptyNote>;
  return (
    <ul className={`console-list ${classes["kitchens"] ?? ""}`}>
      {kitchens.map((own) => (
        <Card key={own.kitchen.kitchenId} own={own} />
      ))}
    </ul>
  );
};
