import { Text } from "@mantine/core";

/** Why an entry of a menu is off, as its second line: it cannot be pointed at for a title. */
export const Reason = ({ refusal }: { refusal: string | undefined }) =>
  refusal === undefined ? null : (
    <Text component="span" size="xs" display="block">
      {refusal}
    </Text>
  );
