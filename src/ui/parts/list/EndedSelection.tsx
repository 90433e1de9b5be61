import { Plural } from "@lingui/react/macro";
import { Text } from "@mantine/core";

/** Says how many records another search or filter let go. It stands there before it says so: else nothing is heard. */
export const EndedSelection = ({ count }: { count: number }) => (
  <Text role="status" size="sm" c="dimmed" {...(count > 0 && { px: "md", pb: "md" })}>
    {count > 0 && (
      <Plural value={count} one="# record is no longer selected" other="# records are no longer selected" />
    )}
  </Text>
);
