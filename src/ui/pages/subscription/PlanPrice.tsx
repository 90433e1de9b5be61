import { Trans } from "@lingui/react/macro";
import type { Plan } from "../../../domain/business.ts";
import { useFormats } from "../../parts/business/use-formats.ts";

export const PlanPrice = ({ plan }: { plan: Plan }) => {
  const { smallestUnits } = useFormats();
  const price = smallestUnits(plan.priceCents, plan.currency);
  return <Trans>{price} a month</Trans>;
};
