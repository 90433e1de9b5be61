import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Announcement } from "../../../domain/announcement.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import { FAILURE_TEXTS } from "../../parts/feedback/failure-texts.ts";

const FailureText = ({ failure }: { failure: RemoteFailure }) => {
  const { t } = useLingui();
  return t(FAILURE_TEXTS[failure._tag]);
};

/** An announcement in words; the specification gives some of them word for word in English. */
export const AnnouncementText = ({ announcement }: { announcement: Announcement }) => {
  switch (announcement._tag) {
    case "OperationCompleted":
      return <Trans>Operation completed successfully</Trans>;
    case "ItemSaved":
      return <Trans>Item saved successfully</Trans>;
    case "ItemsDeleted":
      return announcement.targets.length === 1 ? (
        <Trans>Item deleted successfully</Trans>
      ) : (
        <Plural
          value={announcement.targets.length}
          one="# item deleted successfully"
          other="# items deleted successfully"
        />
      );
    case "DeletionUndone":
      return <Plural value={announcement.targets.length} one="# item was kept" other="# items were kept" />;
    case "DeletionFailed":
      return <DeletionFailedText undeleted={announcement.undeleted} />;
    case "ActionFailed":
      return <FailureText failure={announcement.failure} />;
  }
};

const DeletionFailedText = ({
  undeleted,
}: Pick<Extract<Announcement, { _tag: "DeletionFailed" }>, "undeleted">) => {
  const [first] = undeleted;
  if (first === undefined) return null;
  const { name } = first.target;
  if (undeleted.length > 1) {
    return <Plural value={undeleted.length} one="# item was not deleted" other="# items were not deleted" />;
  }
  return isResultUnknown(first.failure) ? (
    <Trans>
      It is not known whether <bdi>{name}</bdi> was deleted. Look at the list again.
    </Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi> was not deleted: <FailureText failure={first.failure} />
    </Trans>
  );
};
