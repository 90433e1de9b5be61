import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, List, Text } from "@mantine/core";
import { IconBan, IconChefHat, IconCircleCheck } from "@tabler/icons-react";
import { type Kitchen, score } from "../../../domain/kitchen.ts";
import type { KitchenSources } from "../../../machines/use-cases/read-kitchen.ts";
import { userReference } from "../../../domain/reference.ts";
import type { Place } from "../../../domain/place.ts";
import { ban } from "../../../machines/use-cases/change-records.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { refused } from "../../parts/access/refused.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { useAction } from "../../parts/action/use-action.ts";
import { DetailPage } from "../../parts/detail/DetailPage.tsx";
import { Neighbours } from "../../parts/detail/Neighbours.tsx";
import type { DetailProps } from "../../parts/detail/RecordPage.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { CommentSection, PictureSection } from "../../parts/detail/record-sections.tsx";
import { RecordLink } from "../../parts/value/RecordLink.tsx";
import { Awaited } from "../../parts/section/Section.tsx";
import { SafeImage } from "../../parts/image/SafeImage.tsx";
import { KitchenStatus, kitchensView } from "./kitchens-view.tsx";
import classes from "./KitchenForm.module.css";

const BanButton = ({ kitchen }: { kitchen: Kitchen }) => {
  const refusal = useRefusal("kitchens.update");
  const { act, isBusy } = useAction();
  const Icon = kitchen.banned ? IconCircleCheck : IconBan;
  const icon = <Icon size={16} stroke={1.5} aria-hidden />;
  const words = kitchen.banned ? <Trans>Lift the ban</Trans> : <Trans>Ban kitchen</Trans>;
  return refusal === undefined ? (
    <BusyButton
      variant="default"
      leftSection={icon}
      isBusy={isBusy}
      isWorking={isBusy}
      onPress={() => act(ban(kitchen.kitchenId, !kitchen.banned))}
    >
      {words}
    </BusyButton>
  ) : (
    <Button variant="default" leftSection={icon} {...refused(refusal)}>
      {words}
    </Button>
  );
};

const Chef = ({ kitchen: { userChef } }: { kitchen: Kitchen }) =>
  userChef === undefined ? (
    "—"
  ) : (
    <RecordLink list="users" id={userChef.userId} name={userReference(userChef).name ?? ""} isQuiet />
  );

const Tribe = ({ tribe }: { tribe: Choice | undefined }) =>
  tribe === undefined ? "—" : <RecordLink list="tribes" id={tribe.id} name={tribe.name} isQuiet />;

const Locations = ({ locations }: { locations: ReadonlyArray<Place> }) => {
  const { i18n } = useLingui();
  if (locations.length === 0) return "—";
  const degrees = (value: number): string => i18n.number(value, { maximumFractionDigits: 4 });
  return (
    <List listStyleType="none">
      {locations.map(({ ubicacionId, nombre, lat, lng }) => (
        <List.Item key={ubicacionId}>
          <bdi>{nombre}</bdi>{" "}
          <Text component="span" size="sm" c="dimmed" className="console-isolate">
            {/* Not a comma: it may be the numbers' own. */}
            {degrees(lat)} · {degrees(lng)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
};

export const KitchenDetail = ({
  record: kitchen,
  sources,
  onRetry,
}: DetailProps<Kitchen, KitchenSources>) => {
  const { t, i18n } = useLingui();
  return (
    <DetailPage
      target={{ _tag: "kitchens", id: kitchen.kitchenId, name: kitchen.nombre }}
      neighbours={<Neighbours view={kitchensView} id={kitchen.kitchenId} />}
      actions={<BanButton kitchen={kitchen} />}
    >
      <Fields>
        <Field label={t`Logo`}>
          <SafeImage
            address={kitchen.logo}
            description={t`Logo`}
            placeholder={<IconChefHat size={24} stroke={1.5} aria-hidden />}
            className={classes["preview"]}
          />
        </Field>
        <Field label={t`Status`}>
          <KitchenStatus kitchen={kitchen} />
        </Field>
        <Field label={t`Score`}>
          <Group gap="xs">
            <Text fw={600} style={{ fontVariantNumeric: "tabular-nums" }}>
              {i18n.number(score(kitchen))}
            </Text>
            <Text size="sm" c="dimmed">
              <Trans>
                {i18n.number(kitchen.positivo)} for, {i18n.number(kitchen.negativo)} against
              </Trans>
            </Text>
          </Group>
        </Field>
        <Field label={t`Chef`}>
          <Chef kitchen={kitchen} />
        </Field>
        <Field label={t`Tribe`}>
          <Awaited source={sources.tribe} height={20} onRetry={onRetry}>
            {(tribe) => <Tribe tribe={tribe} />}
          </Awaited>
        </Field>
        <Field label={t`Location`}>
          <Awaited source={sources.locations} height={20} onRetry={onRetry}>
            {(locations) => <Locations locations={locations} />}
          </Awaited>
        </Field>
        <Field label={t`Id`}>
          <span className="console-isolate">{kitchen.kitchenId}</span>
        </Field>
      </Fields>
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
      <CommentSection source={sources.comments} onRetry={onRetry} />
    </DetailPage>
  );
};
