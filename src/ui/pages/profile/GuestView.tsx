import { useLingui } from "@lingui/react/macro";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import { dialled, websiteIn } from "../../../domain/business/contact.ts";
import type { BusinessProfile } from "../../../domain/business.ts";
import { IconBuildingStore } from "@tabler/icons-react";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { SafeImage } from "../../parts/image/SafeImage.tsx";
import { CutText, OwnText } from "../../parts/value/CutText.tsx";
import classes from "./GuestView.module.css";
import { HoursReading } from "./HoursReading.tsx";
import { OpenNow } from "./OpenNow.tsx";

const Website = ({ address }: { address: string }) => {
  const website = websiteIn(address);
  return website === undefined ? (
    <CutText text={address} most="TextTooLong" />
  ) : (
    <Anchor inherit className="console-way" href={website.href} target="_blank" rel="noopener noreferrer">
      <CutText text={website.shown} most="TextTooLong" />
    </Anchor>
  );
};

const Phone = ({ number }: { number: string }) => {
  const href = dialled(number);
  const shown = <CutText text={number} most="NameTooLong" />;
  return href === undefined ? (
    shown
  ) : (
    <Anchor inherit href={href} className={`console-way ${classes["phone"] ?? ""}`}>
      {shown}
    </Anchor>
  );
};

interface GuestViewProps {
  readonly profile: BusinessProfile | undefined;
  /** The level of its heading on the page. */
  readonly order?: 2 | 3;
}

/** A business as guests see it. */
export const GuestView = ({ profile, order = 3 }: GuestViewProps) => {
  const { t } = useLingui();
  if (profile === undefined) return <EmptyNote>{t`There is no profile yet.`}</EmptyNote>;
  const { name, description, hours, phone, website, picture } = profile;
  return (
    <Stack gap="0.5rem">
      {picture !== undefined && (
        <SafeImage
          address={picture}
          placeholder={<IconBuildingStore size={32} stroke={1.5} aria-hidden />}
          className={classes["picture"]}
        />
      )}
      <Title order={order} size="h3">
        <bdi>{saysNothing(name) ? t`No name yet` : <CutText text={name} most="NameTooLong" />}</bdi>
      </Title>
      {hours !== undefined && <OpenNow hours={hours} />}
      {description !== undefined && (
        <Text size="sm" maw="75ch">
          <OwnText text={description} most="TextTooLong" />
        </Text>
      )}
      <dl className={classes["facts"]}>
        {hours !== undefined && (
          <div>
            <dt>{t`Opening hours`}</dt>
            <dd>
              <HoursReading text={hours} />
            </dd>
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>{t`Phone`}</dt>
            <dd>
              <Phone number={phone} />
            </dd>
          </div>
        )}
        {website !== undefined && (
          <div>
            <dt>{t`Website`}</dt>
            <dd>
              <span className="console-isolate">
                <Website address={website} />
              </span>
            </dd>
          </div>
        )}
      </dl>
    </Stack>
  );
};
