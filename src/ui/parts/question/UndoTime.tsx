import { Plural } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { UNDO_SECONDS } from "../../../domain/deletion.ts";

/** That there is a way back for some seconds. */
export const UndoTime = () => (
  <Text size="sm" c="dimmed">
    <Plural
      value={UNDO_SECONDS}
      one="You can undo this for # second."
      other="You can undo this for # seconds."
    />
  </Text>
);
