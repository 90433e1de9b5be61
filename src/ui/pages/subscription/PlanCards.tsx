import { Text } from "@mantine/core";
import type { Plan } from "../../../domain/business.ts";
import { Section } from "../../parts/section/Section.tsx";
import { PlanChoice, type PlanChoosing } from "./PlanChoice.tsx";
import { PlanFeatures } from "./PlanFeatures.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";

/** The plans one below the other, where there is no room to put them side by side. */
export const PlanCards = ({ plans, ...choosing }: PlanChoosing & { plans: ReadonlyArray<Plan> }) => {
  const words = usePlanWords();
  return plans.map((plan) => (
    <Section
      key={plan.planId}
      title={<bdi>{words(plan.name)}</bdi>}
      action={<PlanChoice plan={plan} {...choosing} />}
    >
      <Text c="dimmed">
        <PlanPrice plan={plan} />
      </Text>
      <PlanFeatures features={plan.features} />
    </Section>
  ));
};
