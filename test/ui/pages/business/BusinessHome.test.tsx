import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { GoogleIntegration } from "../../../../src/domain/business.ts";
import { type RemoteFailure, ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { readable } from "../../../../src/domain/records.ts";
import type { AppUser } from "../../../../src/domain/session.ts";
import type { Answer } from "../../../../src/machines/answer.ts";
import { googleConnectionMachine } from "../../../../src/machines/google-connection/google-connection.machine.ts";
import type { HomeFigures } from "../../../../src/machines/use-cases/business/business-home.ts";
import type { Subscription } from "../../../../src/machines/use-cases/business/subscription.ts";
import { BusinessHome, type BusinessSources } from "../../../../src/ui/pages/business/BusinessHome.tsx";
import { appUser, id } from "../../../domain/generators.ts";
import { kitchen } from "../../../machines/use-cases/lists/listed.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { failed, OLD_TOWN, PROFILE, RIVERSIDE, SUBSCRIPTION, told } from "./business-fixtures.ts";

const CONNECTED: GoogleIntegration = {
  connected: true,
  googleEmail: "ana@example.com",
  expiresAt: "2026-05-04T13:00:00Z",
};
const NEVER: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };

const connectionOf = async (status: GoogleIntegration) => {
  const actor = createActor(
    googleConnectionMachine.provide({
      actors: {
        "read the status": fromPromise<Answer<GoogleIntegration, RemoteFailure>, void>(async () =>
          Result.succeed(status),
        ),
      },
    }),
    { input: { returned: undefined, expectedState: undefined } },
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return actor;
};

const sources = (changes: Partial<BusinessSources> = {}): BusinessSources => ({
  profile: told(PROFILE),
  figures: told({
    _tag: "Ever",
    metrics: { revenue: 12_000, customers: 300, orders: 420, locations: 2 },
  }),
  locations: told(readable([OLD_TOWN])),
  kitchens: told([
    {
      kitchen: { ...kitchen(1), nombre: "Casa Uno", banned: true },
      comments: [],
      reason: "Mushrooms",
      liking: undefined,
    },
    { kitchen: kitchen(2), comments: undefined, reason: undefined, liking: undefined },
  ]),
  subscription: told(SUBSCRIPTION),
  heldTo: told(undefined),
  ...changes,
});

const draw = async (
  changes: Partial<BusinessSources> = {},
  status: GoogleIntegration = CONNECTED,
  user: AppUser = appUser("chef"),
) => {
  const read = sources(changes);
  const onChange = vi.fn<() => void>();
  await renderScreen(
    <BusinessHome connection={await connectionOf(status)} sources={read} onChange={onChange} />,
    { console: { ...(await signedInConsole("chef")), user, now: () => Date.UTC(2020, 5, 15) } },
  );
  await act(async () => {
    await Promise.all(Object.values(read));
  });
  return onChange;
};

const region = (name: string) => screen.getByRole("region", { name });

test("a chef sees figures, connection, locations, profile, subscription, kitchens and what is to come", async () => {
  await draw();
  expect(
    screen
      .getAllByRole("region")
      .map((section) => within(section).getByRole("heading", { level: 2 }).textContent),
  ).toEqual([
    "Your kitchens",
    "Google listing",
    "Subscription",
    "Locations",
    "Business profile",
    "Coming to your business",
  ]);
  expect(screen.getByRole("group", { name: "Revenue" }).textContent).toBe(
    "Revenue$12,000.00Since the business began",
  );
  expect(region("Locations").textContent).toContain("Old Town11 Market StreetSynced");
  expect(await within(region("Business profile")).findByText("Tue–Sun")).toBeTruthy();
  expect(region("Subscription").textContent).toContain("past_due");
  expect(await within(region("Your kitchens")).findByText("The comments could not be loaded.")).toBeTruthy();
  expect(region("Coming to your business").textContent).toMatch(/Reviews, photos, posts and the hours/u);
  expect(screen.queryByText(/^Next:/u)).toBeNull();
});

test("a chef whose name a renewal brought is greeted by it", async () => {
  await draw({}, CONNECTED, { ...appUser("chef"), displayName: "Ana Vega" });
  expect(screen.getByText(/^Welcome/u).textContent).toBe("Welcome, Ana Vega");
});

test.each<readonly [string, Partial<BusinessSources>, GoogleIntegration, string, string]>([
  ["no profile", { profile: told(undefined) }, NEVER, "Next: fill in your profile", "/business?edit=profile"],
  ["no connection", {}, NEVER, "Next: connect your Google listing", "#connection-title"],
  [
    "an end of access",
    {},
    { ...CONNECTED, connected: false },
    "Next: connect your Google listing again",
    "#connection-title",
  ],
  [
    "no locations",
    { locations: told(readable([])) },
    CONNECTED,
    "Next: sync your locations",
    "#connection-title",
  ],
])(
  "with %s, one next step is named, and leads to where it is done",
  async (_, changes, status, step, address) => {
    await draw(changes, status);
    expect(screen.getAllByText(/^Next:/u).map(({ textContent }) => textContent)).toEqual([step]);
    expect(screen.getByRole("link", { name: step }).getAttribute("href")).toBe(address);
    const card = document.querySelector("#connection-title");
    expect([card?.textContent, card?.getAttribute("tabindex")]).toEqual(["Google listing", "-1"]);
  },
);

test.each([
  [NEVER, "None synced yet. They come from your Google listing: connect it, then sync."],
  [CONNECTED, "None synced yet. They come from your Google listing: now sync."],
])("where no locations were synced, the words are those of the connection: %#", async (status, words) => {
  await draw({ locations: told(readable([])) }, status);
  expect(region("Locations").textContent).toContain(words);
});

test("a ban is told before everything else, with its reason, and marked on the kitchen's card", async () => {
  await draw();
  const ban = await screen.findByRole("alert", { name: "Staff banned Casa Uno. Customers do not see it." });
  expect(ban.textContent).toContain("Their reason: Mushrooms");
  const figures = screen.getByRole("group", { name: "Revenue" });
  expect(ban.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const cards = await within(region("Your kitchens")).findAllByRole("heading", { level: 3 });
  expect(cards.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Casa UnoBanned",
    kitchen(2).nombre,
  ]);
});

test("a location without an address has no line for one", async () => {
  await draw({ locations: told(readable([RIVERSIDE])) });
  expect(region("Locations").textContent).toMatch(/RiversideSynced/u);
});

test("subscription and listing are one line each, unless something is due", async () => {
  const paid: Subscription = { ...SUBSCRIPTION, info: { ...SUBSCRIPTION.info, status: "active" } };
  await draw({ subscription: told(paid) }, { ...CONNECTED, expiresAt: undefined });
  const facts = (name: string) => within(region(name)).queryByRole("term", { hidden: true });
  expect(region("Subscription").textContent).toBe(
    "SubscriptionPlus, billed next on June 1, 2026Manage subscription",
  );
  expect(facts("Subscription")).toBeNull();
  expect(region("Google listing").textContent).toMatch(
    /^Google listingConnectedana@example\.comSynced .+Sync locationsDisconnect$/u,
  );
  cleanup();
  // What was not paid is told in full, and so is access that ends.
  await draw();
  expect(region("Subscription").textContent).toContain("Statuspast_due");
  expect(region("Google listing").textContent).toContain("Access ends");
  cleanup();
  const unread: Subscription = { ...paid, failure: ServerFailed() };
  await draw({ subscription: told(unread) });
  expect(region("Subscription").textContent).toContain(
    "Your subscription could not be loaded, so it is not known which plan you have.",
  );
});

test("a kitchen is a card with its picture, score, votes and what was said of it last, by whom", async () => {
  const ana = {
    userId: id<"user">("7"),
    profile: { nombre: "Ana Ruiz", imageUrl: "https://pictures.test/ana.png" },
  };
  const said = { kitchen: undefined, tribe: undefined, text: "Lovely soup", creationDate: undefined };
  await draw({
    kitchens: told([
      {
        kitchen: {
          ...kitchen(1),
          nombre: "Casa Uno",
          logo: "https://pictures.test/casa.png",
          positivo: 12,
          negativo: 5,
        },
        reason: undefined,
        liking: undefined,
        comments: [
          { ...said, commentId: id("c1"), user: ana },
          { ...said, commentId: id("c2"), user: { userId: id("8") }, text: "Too salty" },
        ],
      },
    ]),
  });
  const card = region("Your kitchens");
  expect(await within(card).findByRole("heading", { level: 3, name: "Casa Uno" })).toBeTruthy();
  expect(card.textContent).toContain("Score 7: 12 for, 5 against");
  expect(
    within(card)
      .getAllByRole("listitem")
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(["Ana RuizLovely soup", "Too salty"]);
  expect([...card.querySelectorAll("img")].map(({ src }) => src)).toEqual([
    "https://pictures.test/casa.png",
    "https://pictures.test/ana.png",
  ]);
  expect(card.textContent).not.toContain("Banned");
  expect(screen.queryByText(/^Staff banned/u)).toBeNull();
  expect(within(card).queryByRole("link")).toBeNull();
});

test("a kitchen's card says how its score went and how many people keep it, where that is known", async () => {
  const days = (...scores: ReadonlyArray<number>) =>
    scores.map((score, index) => ({ date: `2020-06-1${index}`, score }));
  const kitchens = [
    { ...kitchen(1), nombre: "Up", liking: { favorites: 1_204, days: days(4, 3, 7) } },
    { ...kitchen(2), nombre: "Down", liking: { favorites: 0, days: days(-1, -1, -4) } },
    { ...kitchen(3), nombre: "Still", liking: { favorites: 2, days: days(5, 5, 5) } },
    { ...kitchen(4), nombre: "Unknown", liking: undefined },
  ].map(({ liking, ...of }) => ({ kitchen: of, liking, comments: [], reason: undefined }));
  await draw({ kitchens: told(kitchens) });
  const cards = await within(region("Your kitchens")).findAllByRole("listitem");
  expect(
    cards.map((card) => [
      within(card).getByRole("heading").textContent,
      /Change in 30 days: (.+?)Favorites: (.+?)No comments/u.exec(card.textContent)?.slice(1),
      card.querySelectorAll("polyline").length,
    ]),
  ).toEqual([
    ["Up", ["+3", "1,204"], 1],
    ["Down", ["-3", "0"], 1],
    ["Still", ["0", "2"], 0],
    ["Unknown", undefined, 0],
  ]);
});

test("the profile can be edited at an address", async () => {
  await draw();
  expect(screen.getByRole("link", { name: "Edit profile" }).getAttribute("href")).toBe(
    "/business?edit=profile",
  );
});

test("D71: where days are known, today and this week stand first, against the same days before", async () => {
  const day = (date: string, revenue: number) => ({ date, revenue, customers: 2, orders: 3 });
  const read = (series: ReadonlyArray<ReturnType<typeof day>>) =>
    draw({ figures: told<HomeFigures | undefined>({ _tag: "Days", series }) });
  const tiles = () => screen.getAllByRole("group").map(({ textContent }) => textContent);
  // It is 15 June.
  await read([
    day("2020-06-01", 9_000),
    day("2020-06-02", 40),
    day("2020-06-08", 60),
    day("2020-06-09", 70),
    day("2020-06-15", 55),
  ]);
  await screen.findByRole("group", { name: "Revenue today" });
  expect(tiles().slice(0, 4)).toEqual([
    "Revenue today$55.00$60.00 on the whole day a week before",
    "Revenue, last 7 days$125.00+25%, from $100.00 in the 7 days before",
    "Orders, last 7 days60%, from 6 in the 7 days before",
    "Customers, last 7 days40%, from 4 in the 7 days before",
  ]);
  cleanup();
  // Of today nothing is known yet: six days have no share of seven.
  await read([day("2020-06-02", 40), day("2020-06-08", 60), day("2020-06-09", 70)]);
  await screen.findByRole("group", { name: "Revenue today" });
  expect(tiles().slice(0, 3)).toEqual([
    "Revenue today—$60.00 on the whole day a week before",
    "Revenue, last 7 days$70.00$100.00 in the 7 days before",
    "Orders, last 7 days36 in the 7 days before",
  ]);
  cleanup();
  await read([day("2020-06-12", 10)]);
  await screen.findByRole("group", { name: "Revenue today" });
  expect(tiles().slice(0, 2)).toEqual([
    "Revenue today—There are no days before to compare with",
    "Revenue, last 7 days$10.00There are no days before to compare with",
  ]);
});

test("one source that fails leaves every other", async () => {
  await draw({ figures: failed(ServerFailed()), kitchens: failed(ServerFailed()) });
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  expect(region("Business profile").textContent).toContain("Casa Ana");
});

test("the state of the connection is tried again with all that is missing", async () => {
  const connection = await connectionOf(CONNECTED);
  const send = vi.spyOn(connection, "send");
  const onChange = vi.fn<() => void>();
  const figures = failed(ServerFailed());
  await renderScreen(
    <BusinessHome connection={connection} sources={sources({ figures })} onChange={onChange} />,
    { console: await signedInConsole("chef") },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "try again" });
  expect(onChange).toHaveBeenCalledOnce();
});

test("§3: a business without a profile, locations and kitchens says what begins when", async () => {
  await draw({
    profile: told(undefined),
    figures: told(undefined),
    locations: told(readable([])),
    kitchens: told([]),
  });
  expect(screen.getByText(/^There are no figures yet/u)).toBeTruthy();
  expect(region("Locations").textContent).toContain("None synced yet.");
  expect(await screen.findByText(/The staff of this service link a kitchen to its chef\.$/u)).toBeTruthy();
});
