import { Text } from "@mantine/core";

/** A quiet line in place of what there is none of. */
export const EmptyNote = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
