import type { Locator, Page } from "@playwright/test";
import type { Role } from "../../src/domain/role.ts";

/** What comes between a screen and what it reads. */
export const WEATHERS = ["401", "403", "404", "500", "malformed", "empty", "timeout", "offline"] as const;

export type WeatherName = (typeof WEATHERS)[number];

/** How it goes on, once the weather is over. */
export type WayOut =
  | "Try again"
  | "Sign in again"
  | "Go to the list"
  | "Sign in"
  | "by itself"
  | "come again";

/** What a screen says, in words, and how it goes on from there. */
export interface Told {
  readonly says: string;
  readonly way: WayOut;
}

const told = (says: string, way: WayOut): Told => ({ says, way });

type Truth = Readonly<Record<WeatherName, Told>>;

const WRONG = told("Something went wrong", "Try again");

/** A part of a page that could not be read. */
const PART: Truth = {
  "401": told("Sign in again to see this", "Sign in again"),
  "403": told("Access denied", "come again"),
  "404": told("This could not be found", "Try again"),
  "500": WRONG,
  malformed: WRONG,
  empty: WRONG,
  timeout: told("This is taking longer than usual.", "Try again"),
  offline: told("Network error", "by itself"),
};

const FALLBACK =
  "Your subscription could not be loaded, so it is not known which plan you have. The free plan is shown instead.";
const REFUSED = told("Login failed. Please try again.", "Sign in");
const ENDED = told(
  "A new password may have ended the session, or the account may have been disabled or removed.",
  "Sign in",
);
const UNREACHED = told(
  "Network error: please check your internet connection or browser network settings and try again.",
  "Sign in",
);

/** What each kind of screen has to say. */
export const TRUTHS = {
  "a page in parts": PART,
  "a record's page": {
    ...PART,
    "403": told("Access denied", "Go to the list"),
    "404": told("Page not found", "Go to the list"),
  },
  // One that was never saved is an empty one.
  "a business profile": {
    ...PART,
    "403": told("Access denied", "Go to the list"),
    "404": told("Business profile", "come again"),
  },
  // Without a profile there is no business yet.
  "figures of a business": { ...PART, "404": told("There are no figures yet.", "come again") },
  "a subscription": {
    "401": told(FALLBACK, "Sign in again"),
    "403": told(FALLBACK, "come again"),
    "404": told(FALLBACK, "Try again"),
    "500": told(FALLBACK, "Try again"),
    malformed: told(FALLBACK, "Try again"),
    empty: told(FALLBACK, "Try again"),
    timeout: PART.timeout,
    offline: told(FALLBACK, "by itself"),
  },
} as const satisfies Readonly<Record<string, Truth>>;

/** A screen that reads something, where it is, and what is seen of it where nothing is wrong. */
export interface Reading {
  readonly what: string;
  readonly kind: keyof typeof TRUTHS;
  readonly role: Role;
  /** A page before it that reads nothing of it. */
  readonly from: string;
  readonly path: string;
  /** What it is called whatever comes; a record's page is called by what it reads. */
  readonly heading?: string;
  readonly own: (page: Page) => Locator;
  /** What opens over its page, and where it is read. */
  readonly over?: { readonly open: (page: Page) => Promise<void>; readonly calls: RegExp };
  /** Where it says so, if that is not the whole page. */
  readonly place?: (page: Page) => Locator;
}

const LISTS = [
  { list: "users", one: "a user", form: "User", heading: "Users" },
  { list: "kitchens", one: "a kitchen", form: "Kitchen", heading: "Kitchens" },
  { list: "tribes", one: "a tribe", form: "Tribe", heading: "Tribes" },
];

const STAFF = { role: "admin", from: "/admin/branding" } as const;
const CHEF = { role: "chef", from: "/business/subscription" } as const;

export const READINGS: ReadonlyArray<Reading> = [
  {
    ...STAFF,
    what: "dashboard",
    kind: "a page in parts",
    path: "/admin",
    heading: "Dashboard",
    own: (page) => page.getByText("By score", { exact: true }),
  },
  ...LISTS.flatMap(({ list, one, form, heading }): ReadonlyArray<Reading> => [
    {
      ...STAFF,
      what: `the list of ${list}`,
      kind: "a page in parts",
      path: `/admin/${list}`,
      heading,
      own: (page) => page.getByRole("table", { name: heading }),
    },
    {
      ...STAFF,
      what: one,
      kind: "a record's page",
      path: `/admin/${list}/3`,
      own: (page) => page.getByRole("main").getByRole("link", { name: "Edit" }),
    },
    {
      ...STAFF,
      what: `${one}, edited`,
      kind: "a record's page",
      path: `/admin/${list}/3/edit`,
      own: (page) => page.getByRole("form", { name: form }),
    },
  ]),
  {
    what: "notifications",
    kind: "a page in parts",
    role: "admin",
    // They are read with the frame.
    from: "/policies/privacy",
    path: "/admin/branding",
    heading: "Branding",
    over: {
      open: (page) =>
        page
          .getByRole("banner")
          .getByRole("button", { name: /^Notifications/u })
          .click(),
      calls: /^\/api\/v1\/systemnotification/u,
    },
    place: (page) => page.getByRole("dialog", { name: "Notifications" }),
    own: (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: /as read$/u })
        .first(),
  },
  {
    ...CHEF,
    what: "business home",
    kind: "a page in parts",
    path: "/business",
    heading: "Business dashboard",
    own: (page) => page.getByRole("group", { name: /^Revenue/u }).first(),
  },
  {
    ...CHEF,
    what: "Google listing",
    kind: "a page in parts",
    path: "/business",
    heading: "Business dashboard",
    place: (page) => page.getByRole("region", { name: "Google listing" }),
    own: (page) => page.getByRole("button", { name: "Connect Google listing" }),
  },
  {
    ...CHEF,
    what: "business profile, edited",
    kind: "a business profile",
    path: "/business?edit=profile",
    own: (page) => page.getByRole("form", { name: "Business profile" }),
  },
  {
    ...CHEF,
    what: "analytics",
    kind: "figures of a business",
    path: "/business/analytics",
    heading: "Analytics",
    own: (page) => page.getByRole("button", { name: "Export as CSV" }),
  },
  {
    ...CHEF,
    what: "subscription",
    kind: "a subscription",
    from: "/business?edit=profile",
    path: "/business/subscription",
    heading: "Subscription",
    own: (page) => page.getByRole("table", { name: /plan/iu }),
  },
];

const ownPictures = (page: Page): Locator =>
  page.getByRole("button", { name: /^Delete picture \d+ of/u }).first();

/** What is read of oneself where the backend has the capability `account` (D76). */
export const ONESELF: ReadonlyArray<Reading> = [
  {
    ...STAFF,
    what: "one's own account, of staff",
    kind: "a page in parts",
    path: "/admin/account",
    heading: "Your account",
    own: ownPictures,
  },
  {
    ...CHEF,
    what: "one's own account, of a chef",
    kind: "a page in parts",
    path: "/business/account",
    heading: "Your account",
    own: ownPictures,
  },
  {
    ...CHEF,
    what: "one's own details, edited",
    kind: "a record's page",
    path: "/business/account?edit=details",
    own: (page) => page.getByRole("form", { name: "Your details" }),
  },
];

const MARKS = {
  comments: "Comment Moderation",
  favorites: "Favorites",
  dates: "Dating System",
  blocks: "Blocked Users",
} as const;

const reported = (page: Page): Locator => page.locator("main h2[data-kitchen]:visible");

/** What staff who moderate read beside those (D65), from a page that reads nothing. */
export const MODERATED: ReadonlyArray<Reading> = [
  ...Object.entries(MARKS).map(([list, heading]): Reading => ({
    ...STAFF,
    what: `${list}, moderated`,
    kind: "a page in parts",
    path: `/admin/${list}`,
    heading,
    own: (page) => page.getByRole("table", { name: heading }),
  })),
  {
    ...STAFF,
    what: "the queue of reports",
    kind: "a page in parts",
    path: "/admin/reports",
    heading: "Reports",
    own: reported,
  },
  {
    ...STAFF,
    what: "the log of changes",
    kind: "a page in parts",
    path: "/admin/security",
    heading: "Security",
    own: (page) => page.getByText("No changes yet."),
  },
];

/** Pages that read nothing, and what they are called. */
export const STILL: Readonly<Record<string, string>> = {
  "/admin/users/create": "Create user",
  "/admin/kitchens/create": "Create kitchen",
  "/admin/tribes/create": "Create tribe",
  "/admin/help": "Help page - Coming Soon",
  "/admin/settings": "Settings page - Coming Soon",
  "/admin/comments": "Comments page - Coming Soon",
  "/admin/favorites": "Favorites page - Coming Soon",
  "/admin/dates": "Dates page - Coming Soon",
  "/admin/blocks": "Blocks page - Coming Soon",
  "/admin/reports": "Reports page - Coming Soon",
  "/admin/security": "Security page - Coming Soon",
  "/admin/branding": "Branding",
  "/policies/privacy": "Privacy policy",
  "/policies/csae": "Child safety policy",
  "/policies/delete-account": "Delete your account",
};

/** What is said to whoever signs in, or comes back, meanwhile. */
export const WAYS_IN = {
  "sign-in": {
    "401": REFUSED,
    "403": REFUSED,
    "404": told("When were you born?", "Sign in"),
    "500": REFUSED,
    malformed: REFUSED,
    empty: REFUSED,
    timeout: UNREACHED,
    offline: UNREACHED,
  },
  "coming back": {
    "401": ENDED,
    "403": ENDED,
    "404": told("When were you born?", "Sign in"),
    "500": told("Network error", "by itself"),
    malformed: ENDED,
    empty: ENDED,
    timeout: told("Network error", "by itself"),
    offline: told("Network error", "by itself"),
  },
} as const satisfies Readonly<Record<string, Truth>>;
