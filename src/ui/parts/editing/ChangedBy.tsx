import { Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import type { Activity } from "../../../domain/activity.ts";
import { permits } from "../../../domain/permission.ts";
import { userReference } from "../../../domain/reference.ts";
import { type Edits, latestEdit } from "../../../machines/use-cases/log/latest-edit.ts";
import { useUser } from "../../app-context.ts";
import { useQuestion } from "../question/use-question.ts";
import { Moment } from "../time/Moment.tsx";
import { OwnText } from "../value/CutText.tsx";

/** Who changed a record last, and when: once that is known, in a line that has its room before. */
const Told = ({ edits }: { edits: Edits }) => {
  const { answer, ask } = useQuestion<Activity | undefined>();
  const look = useEffectEvent(() => ask(latestEdit(edits)));
  useEffect(() => look(), []);
  const edit = answer?._tag === "Success" ? answer.success : undefined;
  const name = edit?.person && userReference(edit.person).name;
  return (
    <Text size="sm" mih="1lh" role="status">
      {edit !== undefined && name !== undefined && (
        <Trans>
          Changed by <OwnText text={name} most="NameTooLong" />, <Moment at={edit.creationDate} />
        </Trans>
      )}
    </Text>
  );
};

/** Who changed a record last, to whoever may read the log. */
export const ChangedBy = ({ edits }: { edits: Edits }) =>
  permits(useUser().role, "dashboard.read") && <Told edits={edits} />;
