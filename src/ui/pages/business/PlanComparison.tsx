import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Plan } from "../../../domain/business.ts";
import { PlanChoice, type PlanChoosing } from "./PlanChoice.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
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
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <div className="console-surface">
      <Table.ScrollContainer minWidth={520} type="native" className={classes["scrolling"] ?? ""}>
        <Table aria-label={t`Plans`} verticalSpacing="sm" className={classes["plans"] ?? ""}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {plans.map((plan) => (
                <Table.Th key={plan.planId} scope="col">
                  <Stack gap={2}>
                    <bdi>{plan.name}</bdi>
                    <Text component="span" size="sm" fw={400} c="dimmed">
                      <PlanPrice plan={plan} />
                    </Text>
                  </Stack>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {features.map((feature) => (
              <Table.Tr key={feature}>
                <Table.Th scope="row" fw={400}>
                  <bdi>{feature}</bdi>
                </Table.Th>
                {plans.map((plan) => (
                  <Table.Td key={plan.planId}>
                    <Mark isIncluded={plan.features.includes(feature)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Td />
              {plans.map((plan) => (
                <Table.Td key={plan.planId}>
                  <PlanChoice plan={plan} {...choosing} />
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
};
