import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text } from "@mantine/core";
import { IconPencil, IconStar } from "@tabler/icons-react";
import { useEffect } from "react";
import type { BusinessLocation, BusinessProfile } from "../../../domain/business.ts";
import { type HeldTo, isOffered, LISTING } from "../../../domain/business/plan.ts";
import type { Records } from "../../../domain/records.ts";
import type { ConnectionRef, Read } from "../../../machines/app.ts";
import {
  connectionView,
  type ConnectionView,
} from "../../../machines/google-connection/google-connection.view.ts";
import type { HomeFigures } from "../../../machines/use-cases/business/business-home.ts";
import type { OwnKitchen } from "../../../machines/use-cases/business/own-kitchens.ts";
import type { Subscription } from "../../../machines/use-cases/business/subscription.ts";
import { useUser } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useView } from "../../use-view.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { WayButton } from "../../parts/access/WayButton.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { TriedAgainBy } from "../../parts/feedback/TryAgain.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import grids from "../../parts/figures/grids.module.css";
import { Figures, FiguresComing } from "./Figures.tsx";
import { GUEST_VIEW_HEIGHT, LateGuestView } from "./LateGuestView.tsx";
import { KITCHENS_HEIGHT, LateBans, LateKitchens } from "./LateKitchens.tsx";
import { NextStep } from "./NextStep.tsx";
import { SubscriptionLine } from "./SubscriptionLine.tsx";
import { useHeldTo } from "../../parts/business/use-held-to.ts";

/** What the business home reads; each by itself, so that one that fails leaves the others. */
export interface BusinessSources {
  readonly profile: Promise<Read<BusinessProfile | undefined>>;
  readonly figures: Promise<Read<HomeFigures | undefined>>;
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
  readonly kitchens: Promise<Read<ReadonlyArray<OwnKitchen>>>;
  readonly subscription: Promise<Read<Subscription>>;
  readonly heldTo: Promise<Read<HeldTo>>;
}

interface BusinessHomeProps {
  readonly connection: ConnectionRef;
  readonly sources: BusinessSources;
  readonly onChange: () => void;
}

const Locations = ({
  locations,
  heldTo,
  isConnected,
}: Pick<BusinessSources, "heldTo"> & {
  locations: ReadonlyArray<BusinessLocation>;
  isConnected: boolean;
}) => {
  const { t } = useLingui();
  const isListed = isOffered(useHeldTo(heldTo), LISTING);
  if (locations.length === 0)
    return (
      <EmptyNote>
        {isListed
          ? isConnected
            ? t`None synced yet. They come from your Google listing: now sync.`
            : t`None synced yet. They come from your Google listing: connect it, then sync.`
          : t`Locations come with the Google listing, which your plan does not include.`}
      </EmptyNote>
    );
  return (
    <Stack component="ul" gap="sm" className="console-list">
      {locations.map(({ locationId, name, address, syncedAt }) => (
        <li key={locationId}>
          <Text fw={500}>
            <OwnText text={name} most="NameTooLong" />
          </Text>
          {address !== undefined && (
            <Text size="sm" c="dimmed">
              <OwnText text={address} most="TextTooLong" />
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {syncedAt === undefined ? (
              t`Not synced yet`
            ) : (
              <Trans>
                Synced <Moment at={syncedAt} />
              </Trans>
            )}
          </Text>
        </li>
      ))}
    </Stack>
  );
};

/** What chefs are permitted (§6) and no call exists for yet; none is made. */
const ComingCapabilities = () => (
  <Group gap="sm" wrap="nowrap" align="start">
    <IconStar size={20} stroke={1.5} style={{ flex: "none" }} aria-hidden />
    <Text size="sm" c="dimmed">
      <Trans>
        Reviews, photos, posts and the hours on your listing will be here once the service offers them. There
        is nothing to do until then.
      </Trans>
    </Text>
  </Group>
);

/** The way to the profile's form; who may not change it is told why. */
const EditProfile = () => (
  <WayButton
    way={{ to: "/business", search: { edit: "profile" } }}
    refusal={useRefusal("business.update")}
    variant="default"
    leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
  >
    <Trans>Edit profile</Trans>
  </WayButton>
);

/**
 * The connection as it changes, which hears when its page is left; `onChange` when what came through it may have changed
 * as well.
 */
const useConnection = (connection: ConnectionRef, onChange: () => void): ConnectionView => {
  useEmitted(connection, "locations may have changed", onChange);
  useEffect(() => () => connection.send({ type: "page was left" }), [connection]);
  return useView(connection, connectionView);
};

/** A chef's first page: how the business does, what is connected, and what to do next. */
export const BusinessHome = ({ connection, sources, onChange }: BusinessHomeProps) => {
  const { t } = useLingui();
  const user = useUser();
  const view = useConnection(connection, onChange);
  const readAgain = (): void => {
    view.tryAgain();
    onChange();
  };
  return (
    <TriedAgainBy value={readAgain}>
      <Stack gap="lg">
        <div>
          <PageTitle title={t`Business dashboard`} />
          <Text c="dimmed">
            <Trans>
              Welcome, <bdi>{user.displayName}</bdi>
            </Trans>
          </Text>
        </div>
        <LateBans kitchens={sources.kitchens} />
        <Awaited source={sources.figures} fallback={<FiguresComing />}>
          {(figures) => <Figures figures={figures} />}
        </Awaited>
        <NextStep {...sources} connection={view.status} />
        <Section title={t`Your kitchens`}>
          <Awaited source={sources.kitchens} height={KITCHENS_HEIGHT}>
            {(kitchens) => <LateKitchens kitchens={kitchens} />}
          </Awaited>
        </Section>
        <ConnectionCard view={view} {...sources} />
        <SubscriptionLine source={sources.subscription} />
        <div className={grids["halves"]}>
          <Section title={t`Locations`}>
            <Awaited source={sources.locations} height={120}>
              {({ items }) => (
                <Locations
                  locations={items}
                  heldTo={sources.heldTo}
                  isConnected={view.status === "connected"}
                />
              )}
            </Awaited>
          </Section>
          <Section title={t`Business profile`} action={<EditProfile />}>
            <Awaited source={sources.profile} height={GUEST_VIEW_HEIGHT}>
              {(profile) => <LateGuestView profile={profile} />}
            </Awaited>
          </Section>
        </div>
        <Section title={t`Coming to your business`}>
          <ComingCapabilities />
        </Section>
      </Stack>
    </TriedAgainBy>
  );
};
