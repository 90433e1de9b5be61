import { act, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Plan } from "../../../../src/domain/business.ts";
import type { HeldTo } from "../../../../src/domain/business/plan.ts";
import { readable } from "../../../../src/domain/records.ts";
import { AnalyticsScreen } from "../../../../src/ui/pages/analytics/AnalyticsScreen.tsx";
import { ConnectionCard } from "../../../../src/ui/pages/business/ConnectionCard.tsx";
import { NextStep } from "../../../../src/ui/pages/business/NextStep.tsx";
import { PlanComparison } from "../../../../src/ui/pages/subscription/PlanComparison.tsx";
import { calendarDate, id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { FIGURES, FREE, OLD_TOWN, PROFILE, told } from "./business-fixtures.ts";
import { connectionShown } from "./connection-shown.ts";

/** The plans of the reference data, and a backend that holds nobody to theirs. */
const PLANS = {
  free: ["Business profile", "30 days of analytics"],
  plus: ["Business profile", "A year of analytics", "Google listing"],
  pro: [
    "Business profile",
    "A year of analytics",
    "Google listing",
    "Figures by location",
    "Priority support",
  ],
  "nobody's": undefined,
} satisfies Readonly<Record<string, HeldTo>>;
type PlanName = keyof typeof PLANS;

const nothing = (): void => undefined;

/** What nothing but its owner renews. */
const UNTIL_NOON = { connected: true, googleEmail: "ana@example.com", expiresAt: "2026-05-04T12:00:00Z" };

const card = (status: "connected" | "disconnected" | "expired") => (heldTo: HeldTo) => (
  <ConnectionCard
    view={connectionShown({ status, integration: status === "connected" ? UNTIL_NOON : undefined })}
    heldTo={told(heldTo)}
    locations={told(readable([]))}
  />
);
const analytics = (heldTo: HeldTo): ReactNode => (
  <AnalyticsScreen
    request={{ period: "30d", locationId: undefined }}
    report={told({
      period: "30d",
      today: calendarDate("2020-06-15"),
      locationId: undefined,
      analytics: FIGURES,
      locations: [{ ...OLD_TOWN, analytics: FIGURES }],
    })}
    heldTo={told(heldTo)}
    businessName={told("Casa Ana")}
    view={{ measure: "revenue", isTableOpen: false }}
    onView={() => undefined}
    onRequest={nothing}
    onExport={nothing}
    onPrint={nothing}
  />
);
const nextStep = (heldTo: HeldTo): ReactNode => (
  <NextStep
    profile={told(PROFILE)}
    locations={told(readable([]))}
    heldTo={told(heldTo)}
    connection="disconnected"
  />
);

const button = (name: string) => () => screen.queryByRole("button", { name }) !== null;
const text = (words: string) => () => screen.queryByText(words) !== null;
const frame = (name: string) => () =>
  screen.getByRole<HTMLInputElement>("radio", { name }).disabled === false;

interface Offer {
  readonly feature: string;
  readonly offered: string;
  readonly on: (heldTo: HeldTo) => ReactNode;
  readonly isOffered: () => boolean;
  readonly under: ReadonlyArray<PlanName>;
}

const EVERY: ReadonlyArray<PlanName> = ["free", "plus", "pro", "nobody's"];
const FROM_PLUS: ReadonlyArray<PlanName> = ["plus", "pro", "nobody's"];
const FROM_PRO: ReadonlyArray<PlanName> = ["pro", "nobody's"];

const OFFERS: ReadonlyArray<Offer> = [
  {
    feature: "Google listing",
    offered: "to connect it",
    on: card("disconnected"),
    isOffered: button("Connect Google listing"),
    under: FROM_PLUS,
  },
  {
    feature: "Google listing",
    offered: "to connect it again",
    on: card("expired"),
    isOffered: button("Connect again"),
    under: FROM_PLUS,
  },
  {
    feature: "Google listing",
    offered: "to sync",
    on: card("connected"),
    isOffered: button("Sync locations"),
    under: FROM_PLUS,
  },
  {
    feature: "Google listing",
    offered: "to renew access",
    on: card("connected"),
    isOffered: button("Renew access"),
    under: FROM_PLUS,
  },
  {
    feature: "nothing",
    offered: "to disconnect",
    on: card("connected"),
    isOffered: button("Disconnect"),
    under: EVERY,
  },
  {
    feature: "Google listing",
    offered: "as the next step",
    on: nextStep,
    isOffered: text("Next: connect your Google listing"),
    under: FROM_PLUS,
  },
  {
    feature: "30 days of analytics",
    offered: "7 days",
    on: analytics,
    isOffered: frame("7 days"),
    under: EVERY,
  },
  {
    feature: "30 days of analytics",
    offered: "30 days",
    on: analytics,
    isOffered: frame("30 days"),
    under: EVERY,
  },
  {
    feature: "A year of analytics",
    offered: "90 days",
    on: analytics,
    isOffered: frame("90 days"),
    under: FROM_PLUS,
  },
  {
    feature: "A year of analytics",
    offered: "365 days",
    on: analytics,
    isOffered: frame("365 days"),
    under: FROM_PLUS,
  },
  {
    feature: "Figures by location",
    offered: "a table of them",
    on: analytics,
    isOffered: () => screen.queryByRole("table", { name: "Revenue by location" }) !== null,
    under: FROM_PRO,
  },
  {
    feature: "Figures by location",
    offered: "one of them",
    on: analytics,
    isOffered: () => screen.queryByRole("combobox", { name: "Location" }) !== null,
    under: FROM_PRO,
  },
];

test.each(
  OFFERS.flatMap(({ under, ...offer }) =>
    EVERY.map((plan) => ({ ...offer, plan, isIncluded: under.includes(plan) })),
  ),
)(
  "D72: under $plan, $feature ($offered) is offered: $isIncluded",
  async ({ on, plan, isOffered, isIncluded }) => {
    const drawn = on(PLANS[plan]);
    await renderScreen(drawn);
    await act(async () => undefined);
    expect(isOffered()).toBe(isIncluded);
    const way = screen
      .queryAllByRole("link", { name: "See the plans" })
      .map((link) => link.getAttribute("href"));
    const isSaid = plan === "nobody's" || on === nextStep || isIncluded;
    expect([...new Set(way)]).toEqual(isSaid && way.length === 0 ? [] : ["/business/subscription"]);
    expect(plan === "nobody's" && way.length > 0).toBe(false);
  },
);

test("D72: the plans compared say of each feature what is offered under it", async () => {
  const plans = (["free", "plus", "pro"] as const).map((plan): Plan => ({
    ...FREE,
    planId: id(plan),
    name: plan,
    features: PLANS[plan],
  }));
  await renderScreen(
    <PlanComparison plans={plans} current={undefined} onChoose={nothing} refusal={undefined} />,
  );
  const marks = (feature: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${feature}`, "u") }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent === "Included");
  const compared = OFFERS.filter(({ feature }) => feature !== "nothing");
  expect(compared.map(({ feature }) => marks(feature))).toEqual(
    compared.map(({ under }) => (["free", "plus", "pro"] as const).map((plan) => under.includes(plan))),
  );
});
