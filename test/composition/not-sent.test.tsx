import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { CARL, PATIENCE, press, startConsole, type, useConsoles } from "./console.ts";

useConsoles();

/** What a refusal for want of a network becomes once there is one. */
const AGAIN = "You are online again. Try again now.";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

const plan = (planId: string, priceCents: number) => ({
  planId,
  name: planId,
  priceCents,
  currency: "EUR",
  features: [],
});
const subscribedTo = (name: string) => () => json({ plan: name, status: "active", features: [] });

/** The plans of a chef on the free one, where an order for another one gets lost. */
const choosing = async () => {
  const backend = fakeBackend();
  backend.answer({
    "GET /subscription/info": subscribedTo("Free"),
    "GET /subscriptions/plans": () => json([plan("Free", 0), plan("Pro", 1900)]),
    "POST /subscription/update": lost,
  });
  await startConsole({ as: CARL, at: "/business/subscription", backend });
  await press("button", "Change to Pro");
  return backend;
};

/** The question, once the plan that counts by now is known. */
const question = async () => {
  const dialog = within(await screen.findByRole("dialog", { name: "Change the plan?" }, PATIENCE));
  await dialog.findByText(/at once/u, undefined, PATIENCE);
  return dialog;
};

test("D38: without a network no plan was changed, and that is said", async () => {
  await choosing();
  const dialog = await question();
  fireEvent(window, new Event("offline"));
  await press("button", "Change plan");
  const told = await dialog.findByText("Nothing was changed", undefined, PATIENCE);
  expect(told.closest("[role=alert]")?.textContent).toContain("Network error");
  expect(screen.queryByText(/It is not known/u)).toBeNull();
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(told.closest("[role=alert]")?.textContent).toContain(AGAIN));
});

test("a plan that nobody could tell is looked at again by itself once the server is back", async () => {
  const backend = await choosing();
  await question();
  backend.answer({ "GET /subscription/info": lost });
  await press("button", "Change plan");
  await screen.findByText(/Your subscription could not be loaded either/u, undefined, PATIENCE);
  backend.answer({ "GET /subscription/info": subscribedTo("Free") });
  fireEvent(window, new Event("online"));
  expect(await screen.findByText(/We checked again: your plan is/u, undefined, PATIENCE)).toBeTruthy();
});

test("a password is not changed to the one that counts already", async () => {
  const { provider } = await startConsole({ as: CARL, at: "/business/account" });
  await screen.findByLabelText("Current password", undefined, PATIENCE);
  provider.refuse("auth/network-request-failed");
  type("Current password", CARL.password);
  type("New password", CARL.password);
  await press("button", "Change password");
  const field = screen.getByLabelText("New password");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"), PATIENCE);
  expect(screen.getByText("Choose a password other than your current one")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("D38: without a network no password was changed, and none may have been", async () => {
  const { provider } = await startConsole({ as: CARL, at: "/business/account" });
  await screen.findByLabelText("Current password", undefined, PATIENCE);
  type("Current password", CARL.password);
  type("New password", "another one");
  provider.refuse("auth/network-request-failed");
  fireEvent(window, new Event("offline"));
  await press("button", "Change password");
  await screen.findByText(/^Network error: please check/u, { selector: "[role=alert]" }, PATIENCE);
  expect(screen.queryByText(/may not have changed/u)).toBeNull();
  fireEvent(window, new Event("online"));
  await screen.findByText(AGAIN, { selector: "[role=alert]" });
});
