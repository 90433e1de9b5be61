import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { Id } from "../../../domain/id.ts";
import { type Kitchen, score } from "../../../domain/kitchen.ts";
import { kitchenReference } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";
import { readReportedKitchen } from "../../../machines/use-cases/read-kitchen.ts";
import { useApp, useUser } from "../../app-context.ts";
import { CommentSection, PictureSection } from "../../parts/detail/record-sections.tsx";
import { ReportSection } from "../../parts/detail/ReportSection.tsx";
import { Face } from "../../parts/face/Face.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Awaited } from "../../parts/section/Section.tsx";
import { Votes } from "../kitchens/Votes.tsx";
import { LatestActivity } from "../activity/activity-view.tsx";
import { KitchenStatus } from "../kitchens/kitchens-view.tsx";
import classes from "./reports.module.css";

const Profile = ({ kitchen }: { kitchen: Kitchen }) => {
  const { i18n } = useLingui();
  const { kitchenId: id, nombre: name, description } = kitchen;
  return (
    <>
      <Group gap="md" wrap="nowrap">
        <Face {...kitchenReference(kitchen)} id={id} name={name} size="large" />
        <div>
          <Title order={2} data-kitchen={id} className={classes["name"] ?? ""}>
            <bdi>{name}</bdi>
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
        <Text dir="auto" className="console-prose">
          {description}
        </Text>
      )}
    </>
  );
};

const Known = ({ id }: { id: Id<"kitchen"> }) => {
  const { read } = useApp();
  const user = useUser();
  const begin = () => readReportedKitchen({ read, user }, id, new AbortController().signal);
  const [sources, setSources] = useState(begin);
  const onRetry = (): void => setSources(begin());
  return (
    <NamesOn value={sources}>
      <Stack gap="md" p="lg" className="console-surface">
        <Awaited source={sources.record} height={72} onRetry={onRetry}>
          {(kitchen) => <Profile kitchen={kitchen} />}
        </Awaited>
      </Stack>
      <PictureSection
        source={sources.pictures}
        onRetry={onRetry}
        pictureOf={({ kitchenImageId, imageUrl, description }) => ({
          key: kitchenImageId ?? imageUrl,
          address: imageUrl,
          description,
          target: undefined,
        })}
      />
      <CommentSection source={sources.comments} onRetry={onRetry} own={{ resource: "kitchens", id }} />
      <ReportSection
        title={<Trans>All reports about it</Trans>}
        source={sources.reports}
        own="kitchens"
        onRetry={onRetry}
      />
      <LatestActivity source={sources.activity} onRetry={onRetry} />
    </NamesOn>
  );
};

/** What a report is about. */
export const ReportedKitchen = ({ report: { kitchen } }: { report: UserReport }) => {
  const { t } = useLingui();
  return (
    <Stack gap="lg" className={classes["kitchen"] ?? ""}>
      {kitchen === undefined ? (
        <Stack p="lg" className="console-surface">
          <EmptyNote>{t`What was reported is not there any more.`}</EmptyNote>
        </Stack>
      ) : (
        <Known id={kitchen.kitchenId} />
      )}
    </Stack>
  );
};
