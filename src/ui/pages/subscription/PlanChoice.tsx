import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { Plan } from "../../../domain/business.ts";
import { pressing } from "../../parts/access/refused.ts";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";
import { Chip } from "../../parts/value/Chip.tsx";

export interface PlanChoosing {
  /** The plan that one has; none where that is not known. */
  readonly current: string | undefined;
  readonly onChoose: (plan: Plan) => void;
  /** Why the plan may not be changed; nothing where it may. */
  readonly refusal: string | undefined;
}

/** A plan is the chef's, or can become it. */
export const PlanChoice = ({ plan, current, onChoose, refusal }: PlanChoosing & { plan: Plan }) => {
  const words = usePlanWords();
  return plan.planId === current ? (
    <Chip color="violet">
      <Trans>Your plan</Trans>
    </Chip>
  ) : (
    <Button variant="default" {...pressing(refusal, () => onChoose(plan))}>
      {/* The button lays out what it holds, and would drop the space between words. */}
      <span>
        <Trans>
          Change to <bdi>{words(plan.name)}</bdi>
        </Trans>
      </span>
    </Button>
  );
};
