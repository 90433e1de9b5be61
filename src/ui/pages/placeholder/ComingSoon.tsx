import { Text } from "@mantine/core";

/** A page that does not exist yet: only its placeholder text, and no call (§2, D1). */
export const ComingSoon = ({ text }: { text: string }) => (
  <Text component="h1" fz="lg" fw={600} p="xl" ta="center">
    {text}
  </Text>
);
