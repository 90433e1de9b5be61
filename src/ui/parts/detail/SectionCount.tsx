import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";

/** How many there are, beside the title of what lists them. */
export const SectionCount = ({ count }: { count: number }) => {
  const { i18n } = useLingui();
  return (
    <Text span inherit c="dimmed" me="auto" style={{ fontVariantNumeric: "tabular-nums" }}>
      {i18n.number(count)}
    </Text>
  );
};
