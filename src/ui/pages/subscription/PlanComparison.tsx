import { Trans, useLingui } from "@lingui/react/macro";
import { Box, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Plan } from "../../../domain/business.ts";
import { includesFeature } from "../../../domain/business/plan.ts";
import { PlanChoice, type PlanChoosing } from "./PlanChoice.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";
import classes from "./PlanComparison.module.css";

const Mark = ({ isIncluded }: { isIncluded: boolean }) =>
  isIncluded ? (
    <>
      <IconCheck size={18} stroke={1.5} aria-hidden className={classes["mark"]} />
      <VisuallyHidden>
        <Trans context="a feature of a plan">Included</Trans>
      </VisuallyHidden>
    </>
  ) : (
    <>
      <Text component="span" c="dimmed" aria-hidden>
        —
      </Text>
      <VisuallyHidden>
        <Trans context="a feature of a plan">Not included</Trans>
      </VisuallyHidden>
    </>
  );

/** The plans side by side: what each costs, what it has, and how to get it. */
export const PlanComparison = ({ plans, ...choosing }: PlanChoosing & { plans: ReadonlyArray<Plan> }) => {
  const { t } = useLingui();
  const words = usePlanWords();
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <div className="console-surface">
      <div className={`console-scroll ${classes["scrolling"] ?? ""}`}>
        <table aria-label={t`Plans`} className={`console-table ${classes["plans"] ?? ""}`}>
          <thead>
            <tr>
              <Box component="td" />
              {plans.map((plan) => (
                <Box component="th" key={plan.planId} scope="col">
                  <Stack gap={2}>
                    <span>
                      <bdi>{words(plan.name)}</bdi>
                    </span>
                    <Text component="span" size="sm" fw={400} c="dimmed">
                      <PlanPrice plan={plan} />
                    </Text>
                  </Stack>
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">
                  <bdi>{words(feature)}</bdi>
                </th>
                {plans.map((plan) => (
                  <td key={plan.planId}>
                    <Mark isIncluded={includesFeature(plan.features, feature)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <Box component="td" />
              {plans.map((plan) => (
                <td key={plan.planId}>
                  <PlanChoice plan={plan} {...choosing} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
};
