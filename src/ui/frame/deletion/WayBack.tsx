import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { pressing } from "../../parts/access/refused.ts";
import { UndoTime } from "../../parts/question/UndoTime.tsx";
import { Answers } from "../../parts/overlay/Answers.tsx";

interface WayBackProps {
  readonly view: DeletionView;
  readonly isDangerous: boolean;
  /** Why it cannot be done yet. */
  readonly refusal?: string | undefined;
  /** What is done, on its button. */
  readonly children: ReactNode;
}

/** The end of a question: that there is a way back for some seconds, and the two answers; Enter gives the harmless one. */
export const WayBack = ({ view, isDangerous, refusal, children }: WayBackProps) => (
  <>
    <UndoTime />
    <Answers>
      <Button variant="default" onClick={view.cancel} data-autofocus={isDangerous || undefined}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        {...(isDangerous ? { color: "red" } : { "data-autofocus": true })}
        {...pressing(refusal, view.confirm)}
      >
        {children}
      </Button>
    </Answers>
  </>
);
