import { Plural, Trans } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { UNDO_SECONDS } from "../../../domain/deletion.ts";
import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { pressing } from "../../parts/access/refused.ts";

interface WayBackProps {
  readonly view: DeletionView;
  readonly isDangerous: boolean;
  /** Why it cannot be done yet. */
  readonly refusal?: string | undefined;
  /** What is done, on its button. */
  readonly children: ReactNode;
}

/** The end of a question: that there is a way back for some seconds, and the two answers. */
export const WayBack = ({ view, isDangerous, refusal, children }: WayBackProps) => (
  <>
    <Text size="sm" c="dimmed">
      <Plural
        value={UNDO_SECONDS}
        one="You can undo this for # second."
        other="You can undo this for # seconds."
      />
    </Text>
    <Group justify="end">
      <Button variant="default" onClick={view.cancel} data-autofocus>
        <Trans>Cancel</Trans>
      </Button>
      <Button {...(isDangerous && { color: "red" })} {...pressing(refusal, view.confirm)}>
        {children}
      </Button>
    </Group>
  </>
);
