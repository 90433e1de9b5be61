import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { Kitchen } from "../../../domain/kitchen.ts";

/** How many are for a kitchen, and how many against. */
export const Votes = ({ kitchen: { positivo, negativo } }: { kitchen: Kitchen }) => {
  const { i18n } = useLingui();
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        {i18n.number(positivo)} for, {i18n.number(negativo)} against
      </Trans>
    </Text>
  );
};
