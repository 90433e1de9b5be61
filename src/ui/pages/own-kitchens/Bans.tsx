import { Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { IconBan } from "@tabler/icons-react";
import type { OwnKitchen } from "../../../machines/use-cases/business/own-kitchens.ts";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";

/** What staff did to kitchens of the chef's, and why. */
export const Bans = ({ banned }: { banned: ReadonlyArray<OwnKitchen> }) =>
  banned.map(({ kitchen: { kitchenId, nombre: name }, reason }) => (
    <Notice
      key={kitchenId}
      color="red"
      variant="light"
      icon={<IconBan size={18} stroke={1.5} aria-hidden />}
      title={
        <Trans>
          Staff banned <OwnText text={name} most="NameTooLong" />. Customers do not see it.
        </Trans>
      }
    >
      {reason !== undefined && (
        <Text size="sm" className="console-prose">
          <Trans>
            Their reason: <OwnText text={reason} most="TextTooLong" />
          </Trans>
        </Text>
      )}
    </Notice>
  ));
