import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text, Title } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { startTransition, useCallback, useEffect, useState } from "react";
import type { Id } from "../../../domain/id.ts";
import { type Kitchen, score } from "../../../domain/kitchen.ts";
import { kitchenReference } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";
import { fateOf } from "../../../machines/deletion/deletion.view.ts";
import {
  type KitchenSources,
  readReportedKitchen,
} from "../../../machines/use-cases/records/read-kitchen.ts";
import type { WaitingReports } from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { DECISION_FATES } from "../../parts/contribution/decision-words.tsx";
import { CommentSection } from "../../parts/detail/CommentSection.tsx";
import { ReportSection } from "../../parts/detail/ReportSection.tsx";
import { Face } from "../../parts/face/Face.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { TriedAgainBy } from "../../parts/feedback/TryAgain.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Awaited } from "../../parts/section/Section.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { FateWords } from "../../parts/value/FateWords.tsx";
import { ChefName } from "../kitchens/ChefName.tsx";
import { Place } from "../kitchens/Place.tsx";
import { Votes } from "../kitchens/Votes.tsx";
import { LatestActivity } from "../activity/activity-view.tsx";
import { KitchenPictures } from "../kitchens/KitchenPictures.tsx";
import { KitchenStatus } from "../kitchens/kitchens-view.tsx";
import classes from "./reports.module.css";

interface ProfileProps extends Pick<KitchenSources, "locations"> {
  readonly kitchen: Kitchen;
}

const Profile = ({ kitchen, locations }: ProfileProps) => {
  const { t, i18n } = useLingui();
  const { kitchenId: id, nombre: name, description, userChef } = kitchen;
  return (
    <>
      <Group gap="md" wrap="nowrap">
        <Face {...kitchenReference(kitchen)} name={name} size="large" />
        <div>
          <Title order={2} data-kitchen={id}>
            <OwnText text={name} most="NameTooLong" />
          </Title>
          <Group gap="sm">
            <KitchenStatus kitchen={kitchen} />
            <Text size="sm">
              <Trans>Score {i18n.number(score(kitchen))}</Trans>
            </Text>
            <Votes kitchen={kitchen} />
          </Group>
        </div>
      </Group>
      {description !== undefined && (
        <Text className="console-prose">
          <OwnText text={description} most="TextTooLong" />
        </Text>
      )}
      <Fields isInCard>
        <Field label={t`Chef`}>{userChef === undefined ? "—" : <ChefName chef={userChef} />}</Field>
        <Field label={t`Location`}>
          <Place kitchen={kitchen} locations={locations} />
        </Field>
      </Fields>
    </>
  );
};

const Known = ({ id, waiting }: { id: Id<"kitchen">; waiting: WaitingReports }) => {
  const { t } = useLingui();
  const { read } = useApp();
  const user = useUser();
  const begin = useCallback(
    () => ({
      reading: waiting,
      sources: readReportedKitchen({ read, user }, id, new AbortController().signal),
    }),
    [waiting, read, user, id],
  );
  const [{ reading, sources }, setKnown] = useState(begin);
  // What was decided since is in the log and not among the reports; what did not change is remembered.
  useEffect(() => {
    if (reading !== waiting) startTransition(() => setKnown(begin()));
  }, [reading, waiting, begin]);
  return (
    <NamesOn value={sources}>
      <TriedAgainBy value={() => setKnown(begin())}>
        <Stack gap="md" p="lg" className="console-surface">
          <Awaited source={sources.record} height={72}>
            {(kitchen) => <Profile kitchen={kitchen} locations={sources.locations} />}
          </Awaited>
        </Stack>
        <KitchenPictures source={sources.pictures} />
        <CommentSection source={sources.comments} own={{ resource: "kitchens", id }} />
        <ReportSection
          title={t`All reports about it`}
          source={sources.reports}
          own="kitchens"
          Beside={Decided}
        />
        <LatestActivity source={sources.activity} kind="kitchen" id={id} />
      </TriedAgainBy>
    </NamesOn>
  );
};

/** What becomes of a report that was decided. */
const Decided = ({ report: { reportId: id } }: { report: UserReport }) => {
  const { deletions } = useSignedInActors();
  const fate = useSelector(deletions, (snapshot) => fateOf(snapshot, { _tag: "Report", id, name: "" }));
  return <FateWords fate={fate} texts={DECISION_FATES} />;
};

interface ReportedKitchenProps {
  readonly report: UserReport;
  readonly waiting: WaitingReports;
}

/** What a report is about. */
export const ReportedKitchen = ({ report: { kitchen }, waiting }: ReportedKitchenProps) => {
  const { t } = useLingui();
  return (
    <Stack gap="lg" className={classes["kitchen"] ?? ""}>
      {kitchen === undefined ? (
        <Stack p="lg" className="console-surface">
          <EmptyNote>{t`What was reported is not there any more.`}</EmptyNote>
        </Stack>
      ) : (
        <Known id={kitchen.kitchenId} waiting={waiting} />
      )}
    </Stack>
  );
};
