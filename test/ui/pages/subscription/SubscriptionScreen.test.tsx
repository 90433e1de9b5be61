import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { SUBSCRIPTION_FALLBACK } from "../../../../src/domain/business/subscription-fallback.ts";
import { Forbidden, ServerFailed, Unreachable } from "../../../../src/domain/remote-failure.ts";
import type { Subscription } from "../../../../src/machines/use-cases/business/subscription.ts";
import type { SubscriptionView } from "../../../../src/machines/subscription/subscription.view.ts";
import { SubscriptionScreen } from "../../../../src/ui/pages/subscription/SubscriptionScreen.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";
import { day as calendarDay } from "../../../domain/generators.ts";
import { FREE, PLUS, SUBSCRIPTION } from "../business/business-fixtures.ts";

const IDLE: SubscriptionView = {
  isConfirming: false,
  isReading: false,
  isBusy: false,
  isUnknown: false,
  isOutdated: false,
  mayChoose: true,
  plan: undefined,
  failure: undefined,
  found: undefined,
  choose: () => undefined,
  confirm: () => undefined,
  cancel: () => undefined,
  lookAgain: () => undefined,
  readAgain: () => undefined,
};

// jsdom has no layout to scroll.
const shown = vi.fn<() => void>();
Object.defineProperty(Element.prototype, "scrollIntoView", { configurable: true, value: shown });

const draw = async ({
  subscription = SUBSCRIPTION,
  view = {},
  refusal,
  // Where the person is, it may be another day.
  now = () => Date.UTC(2020, 5, 15, 23, 59),
}: {
  subscription?: Subscription;
  view?: Partial<SubscriptionView>;
  refusal?: string;
  now?: () => number;
} = {}) => {
  const { invalidate } = await renderScreen(
    <SubscriptionScreen subscription={subscription} view={{ ...IDLE, ...view }} refusal={refusal} />,
    { console: { ...quietConsole(), now } },
  );
  return invalidate;
};

const mine = () => within(screen.getByRole("region", { name: "Your subscription" }));

test("§4: the plan, its status as it is, the next billing date and the features are shown", async () => {
  await draw();
  expect(
    mine()
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["Plus", "past_due", "June 1, 2026"]);
  expect(
    mine()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Business profile", "Analytics"]);
});

test("§4: a fallback is marked as one, and no plan counts as the chef's", async () => {
  const invalidate = await draw({
    subscription: { info: SUBSCRIPTION_FALLBACK, failure: ServerFailed(), plans: [FREE, PLUS] },
  });
  expect(mine().getByText("Fallback")).toBeTruthy();
  expect(mine().getByText(/it is not known which plan you have/u)).toBeTruthy();
  expect(screen.queryByText("Your plan")).toBeNull();
  fireEvent.click(mine().getByRole("button", { name: "Try again" }));
  expect(invalidate).toHaveBeenCalledOnce();
});

test("a fallback's plan has its name also where no plan could be read", async () => {
  await draw({ subscription: { info: SUBSCRIPTION_FALLBACK, failure: Unreachable, plans: undefined } });
  expect(mine().getAllByRole("definition")[0]?.textContent).toBe("Free");
});

test("the plans stand side by side, with what each has and has not", async () => {
  const choose = vi.fn<(plan: unknown) => void>();
  await draw({ view: { choose } });
  const rows = within(screen.getByRole("table", { name: "Plans" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["", "Free$0.00 a month", "Plus$19.00 a month"],
    ["Business profile", "Included", "Included"],
    ["Analytics", "—Not included", "Included"],
    ["", "Change to Free", "Your plan"],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Change to Free" }));
  expect(choose).toHaveBeenCalledWith(FREE);
});

test("plans that could not be read say so", async () => {
  const invalidate = await draw({ subscription: { ...SUBSCRIPTION, plans: undefined } });
  expect(screen.getByText("The plans could not be loaded.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(invalidate).toHaveBeenCalledOnce();
});

test("§6: who may not change the plan is told why, and can ask for nothing", async () => {
  const choose = vi.fn<() => void>();
  await draw({ refusal: "Needs the role Chef", view: { choose } });
  const button = screen.getByRole("button", { name: "Change to Free" });
  expect([button.title, button.getAttribute("aria-disabled")]).toEqual(["Needs the role Chef", "true"]);
  fireEvent.click(button);
  expect(choose).not.toHaveBeenCalled();
});

test("what a change does and when is said beforehand, and what becomes of the billing that was due", async () => {
  await draw({ view: { isConfirming: true, plan: FREE, found: SUBSCRIPTION.info } });
  const dialog = within(await screen.findByRole("dialog", { name: "Change the plan?" }));
  expect(screen.getByRole("dialog").textContent).toContain("Your plan changes to Free at once.");
  expect(
    dialog.getByText(
      "You will not be billed any more. The payment due on June 1, 2026 will not be taken, unless you change back to a paid plan before that day.",
    ),
  ).toBeTruthy();
  expect(dialog.getByRole("list", { name: "What you lose" }).textContent).toBe("Analytics");
  expect(dialog.getByText("Nothing is deleted: your figures and synced locations are kept.")).toBeTruthy();
  expect(dialog.queryByRole("list", { name: "What you get" })).toBeNull();
});

test("the question says what is so by now, whatever the page has read", async () => {
  const found = { ...SUBSCRIPTION_FALLBACK, features: FREE.features };
  await draw({ view: { isConfirming: true, plan: FREE, found } });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("You will not be billed any more.")).toBeTruthy();
  expect(dialog.queryByRole("list", { name: "What you lose" })).toBeNull();
});

test("where that could not be read, the question says that it may be out of date", async () => {
  await draw({ view: { isConfirming: true, isOutdated: true, plan: FREE, failure: Unreachable } });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("alert").textContent).toBe("What follows may be out of dateNetwork error");
  expect(dialog.getByRole("list", { name: "What you lose" })).toBeTruthy();
});

test("until that is read, the question says nothing and can only be given up", async () => {
  const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await draw({ view: { isConfirming: true, isReading: true, isBusy: true, plan: FREE, confirm, cancel } });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("img", { name: "Loading" })).toBeTruthy();
  expect(dialog.queryByRole("list")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Change plan" }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).toHaveBeenCalledOnce();
});

test("a plan that costs something names the day of its billing", async () => {
  const info = { ...SUBSCRIPTION_FALLBACK, features: FREE.features };
  await draw({
    view: { isConfirming: true, plan: PLUS, found: info, failure: Forbidden },
  });
  const dialog = within(await screen.findByRole("dialog"));
  expect(screen.getByRole("dialog").textContent).toContain(
    "Nothing is due until July 15, 2020, a month from today; then it is $19.00 a month.",
  );
  expect(dialog.queryByText(/^Nothing is deleted/u)).toBeNull();
  expect(dialog.getByRole("list", { name: "What you get" }).textContent).toBe("Analytics");
  expect(dialog.getByRole("alert").textContent).toBe("Nothing was changedAccess denied");
});

test("the day of its billing moves on with the day that begins while it is asked", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const now = vi.fn<() => number>(() => Date.UTC(2020, 5, 15, 23, 59));
  await draw({ view: { isConfirming: true, plan: PLUS, found: SUBSCRIPTION_FALLBACK }, now });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Nothing is due until July 15, 2020");
  now.mockReturnValue(Date.UTC(2020, 5, 16));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(dialog.textContent).toContain("Nothing is due until July 16, 2020");
});

test("P45: a payment that is due stays due on its day, at the new price", async () => {
  const found = { ...SUBSCRIPTION.info, nextBillingDate: calendarDay("2020-06-30") };
  await draw({ view: { isConfirming: true, plan: PLUS, found } });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(
    "Your next billing date stays June 30, 2020; then it is $19.00 a month.",
  );
  expect(dialog.textContent).not.toMatch(/will not be taken|a month from today|again/u);
});

test("P45: the day of a paid plan that was left is due again", async () => {
  const found = {
    ...SUBSCRIPTION_FALLBACK,
    features: FREE.features,
    keptBillingDate: calendarDay("2020-06-30"),
  };
  await draw({ view: { isConfirming: true, plan: PLUS, found } });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(
    "Your next billing date is June 30, 2020 again, as on the paid plan that you left; then it is $19.00 a month.",
  );
  expect(dialog.textContent).not.toMatch(/a month from today/u);
});

test("D38: a result that nobody knows says what was found, and can be looked up again", async () => {
  const lookAgain = vi.fn<() => void>();
  await draw({ view: { isUnknown: true, found: SUBSCRIPTION.info, lookAgain } });
  const alert = within(screen.getByRole("alert"));
  expect(screen.getByRole("alert").textContent).toContain(
    "It is not known whether your plan was changed. We checked again: your plan is Plus.",
  );
  fireEvent.click(alert.getByRole("button", { name: "Check again" }));
  expect(lookAgain).toHaveBeenCalledOnce();
});

test("until it is known which plan it is, the notice shows itself and the plans wait", async () => {
  const choose = vi.fn<() => void>();
  await draw({ view: { isUnknown: true, mayChoose: false, choose } });
  expect(shown).toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "Change to Free" });
  fireEvent.click(button);
  expect(choose).not.toHaveBeenCalled();
  expect(button.title).toBe("It is not known whether your plan was changed.");
});
