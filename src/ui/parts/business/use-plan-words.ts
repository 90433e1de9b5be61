import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SUBSCRIPTION_FALLBACK } from "../../../domain/business/subscription-fallback.ts";
import type { Subscription } from "../../../machines/use-cases/business/subscription.ts";

const FREE = msg({ message: "Free", context: "name of a plan" });

/** What the plans are called and have, as the backend says it; of the fallback only its id is known. */
const WORDS: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["Free", FREE],
  [SUBSCRIPTION_FALLBACK.plan, FREE],
  ["Business profile", msg`Business profile`],
  ["Google listing", msg`Google listing`],
  ["30 days of analytics", msg`30 days of analytics`],
  ["A year of analytics", msg`A year of analytics`],
  ["Figures by location", msg`Figures by location`],
  ["Priority support", msg`Priority support`],
]);

/** What the backend calls a subscription's plan; its id where that cannot be told. */
export const planNamed = ({
  info: { plan },
  plans,
}: Pick<Subscription, "plans"> & { readonly info: Pick<Subscription["info"], "plan"> }): string =>
  plans?.find(({ planId }) => planId === plan)?.name ?? plan;

/** Says a plan's name or feature in the page's language; one that is not known here is shown as it is. */
export const usePlanWords = (): ((said: string) => string) => {
  const { t } = useLingui();
  return (said) => {
    const words = WORDS.get(said);
    return words === undefined ? said : t(words);
  };
};
