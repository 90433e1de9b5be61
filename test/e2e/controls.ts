import type { Locator, Page } from "@playwright/test";
import type { Permission } from "../../src/domain/permission.ts";
import { isPlain } from "./plain.ts";
import { ADMIN_MENU, EVERY_RESOURCE, type ResourceName, RESOURCES } from "../../src/domain/resources.ts";

/** What somebody must hold to use a control; where §6 grants nobody anything, an admin may (D13). */
export type Needs = Permission | "admin";

type ControlRole =
  | "button"
  | "link"
  | "textbox"
  | "combobox"
  | "checkbox"
  | "radio"
  | "slider"
  | "switch"
  | "menuitem";

/** A control of a screen, or several of the same kind. */
export interface Control {
  readonly role: ControlRole;
  readonly name: RegExp;
  /** Nothing where everybody may. */
  readonly needs: Needs | undefined;
  /** Off until something was done, for whoever may use it as well. */
  readonly isIdle?: true;
}

/** Some controls that are there together. */
export interface Part {
  /** What is done first to see them. */
  readonly open?: (page: Page) => Promise<void>;
  /** Where they are; everywhere on the page's own part without it. */
  readonly within?: (page: Page) => Locator;
  readonly controls: ReadonlyArray<Control>;
}

const named =
  (role: ControlRole) =>
  (needs: Needs | undefined, ...names: ReadonlyArray<string>): ReadonlyArray<Control> =>
    names.map((name) => ({ role, name: new RegExp(`^${name}$`, "u"), needs }));

const buttons = named("button");
const links = named("link");
const fields = named("textbox");
const choices = named("combobox");
const boxes = named("checkbox");
const items = named("menuitem");

const idle = (controls: ReadonlyArray<Control>) =>
  controls.map((control) => ({ ...control, isIdle: true as const }));

const list = (
  name: ResourceName,
  {
    sorts,
    filters,
    changing,
    more = [],
  }: {
    sorts: ReadonlyArray<string>;
    filters: ReadonlyArray<string>;
    /** What changing many at once needs; nothing where nothing can be. */
    changing?: Needs;
    /** What else the menu of a row offers. */
    more?: ReadonlyArray<Control>;
  },
): ReadonlyArray<Part> => {
  const [read, update, remove] = [`${name}.read`, `${name}.update`, `${name}.delete`] as const;
  return [
    {
      open: async (page) =>
        page
          // The first user is the admin, who does nothing to an account of their own (D64).
          .getByRole("checkbox", { name: /^Select (?!all)/u })
          .nth(1)
          .check(),
      controls: [
        ...links(`${name}.create`, `Create ${RESOURCES[name].kind}`),
        ...fields(read, `Search ${name}`),
        ...choices(read, ...filters, "Rows per page"),
        ...buttons(
          read,
          ...sorts,
          "Export",
          "Saved views",
          "View",
          "Actions for .+",
          "Page \\d+",
          "Next page",
        ),
        ...idle(buttons(read, "Previous page")),
        ...boxes(read, "Select all on this page", "Select (?!all).+"),
        ...buttons(read, "Export selection", "Clear selection", "Select all [\\d,]+"),
        ...(changing === undefined ? [] : buttons(changing, "Change")),
        ...buttons(remove, "Delete"),
      ],
    },
    {
      open: async (page) =>
        page
          .getByRole("button", { name: /^Actions for/u })
          .nth(1)
          .click(),
      within: (page) => page.getByRole("menu"),
      controls: [
        ...items(read, "View", "Open in a new tab", "Copy link", "Copy id"),
        ...items(update, "Edit.*"),
        ...more,
        ...items(remove, "Delete.*"),
      ],
    },
    {
      open: async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "View", exact: true }).click();
      },
      within: (page) => page.getByRole("dialog"),
      controls: [...boxes(read, ".+"), ...named("radio")(read, "Comfortable", "Compact")],
    },
  ];
};

const detail = (
  name: ResourceName,
  others: ReadonlyArray<Control>,
  more: ReadonlyArray<Control> = [],
): ReadonlyArray<Part> => [
  {
    controls: [...links(`${name}.update`, "Edit"), ...buttons(`${name}.read`, "Actions for .+"), ...others],
  },
  {
    open: async (page) => page.getByRole("button", { name: /^Actions for/u }).click(),
    within: (page) => page.getByRole("menu"),
    controls: [
      ...items(`${name}.read`, "Open in a new tab", "Copy link", "Copy id"),
      ...more,
      ...items(`${name}.delete`, "Delete.*"),
    ],
  },
];

const KITCHEN_ITEMS = [
  ...items("kitchens.update", "(?:Ban kitchen|Lift the ban).*"),
  ...items("kitchens.create", "Duplicate.*"),
];

const TRIBE_ITEMS = items("tribes.create", "Duplicate.*");

const form = (needs: Needs | undefined, controls: ReadonlyArray<Control>): ReadonlyArray<Part> => [
  { controls: [...controls, ...buttons(needs, "Cancel", "Save"), ...idle(buttons(needs, "Revert"))] },
];

/** What takes a picture's address takes a picture, too, where the backend keeps such pictures. */
const upload = (needs: Parameters<typeof buttons>[0]) => (isPlain ? [] : buttons(needs, "Upload picture"));

const kitchenFields = (needs: Permission) => [
  ...fields(needs, "Name", "Logo", ...(isPlain ? [] : ["Description", "Location", "Capacity"])),
  ...choices(needs, "Chef", "Tribe"),
  ...upload(needs),
];

const tribeFields = (needs: Permission) => [
  ...fields(needs, "Name", "Description"),
  ...(isPlain ? [] : choices(needs, "Leader")),
];

/** The form of a new record, which the next one may follow. */
const newForm = (needs: Permission, controls: ReadonlyArray<Control>): ReadonlyArray<Part> =>
  form(needs, [...controls, ...buttons(needs, "Save and add another")]);

/** One's own password is everybody's to change, name and pictures where the backend can. */
const ACCOUNT: ReadonlyArray<Part> = [
  {
    controls: [
      ...fields(undefined, "Current password", "New password"),
      ...buttons(undefined, "Show current password", "Show new password", "Change password"),
      ...(isPlain
        ? links("users.update", "Edit your details")
        : [
            ...links(undefined, "Edit your details"),
            ...buttons(undefined, "Upload picture", "Delete picture \\d+ of .+"),
          ]),
    ],
  },
  ...(isPlain
    ? []
    : form(undefined, fields(undefined, "Email", "First name", "Last name")).map((part) => ({
        ...part,
        open: async (page: Page) => {
          await page.getByRole("link", { name: "Edit your details" }).click();
          await page.getByRole("textbox", { name: "First name" }).waitFor();
        },
      }))),
];

/** Every control of every page of §2 behind a sign-in, with what it needs (§6, D4, D13). */
export const CONTROLS: Readonly<Record<string, ReadonlyArray<Part>>> = {
  "/admin": [],
  "/admin/users": list("users", {
    sorts: ["Name", "Email", "Role", ...(isPlain ? [] : ["Created"])],
    filters: ["Role", ...(isPlain ? [] : ["Email"])],
    changing: "admin",
  }),
  "/admin/users/create": newForm("users.create", [
    ...fields("users.create", "Email", "Password", "First name", "Last name", "Date of birth"),
    ...choices("users.create", "Role"),
    ...buttons("users.create", "Show password"),
  ]),
  "/admin/users/{id}": detail("users", [
    ...buttons("admin", "Upload picture"),
    ...(isPlain ? [] : buttons("tribes.update", "Remove .+ from .+")),
  ]),
  "/admin/users/{id}/edit": form("users.update", [
    ...fields("users.update", "Email", "First name", "Last name"),
    ...choices("admin", "Role"),
  ]),
  "/admin/kitchens": list("kitchens", {
    sorts: [
      "Name",
      "Status",
      "Score",
      "Chef",
      "Tribe",
      ...(isPlain ? [] : ["Description", "Location", "Capacity"]),
    ],
    filters: ["Status", "Chef", "Tribe", ...(isPlain ? [] : ["Pictures"])],
    changing: "kitchens.update",
    more: KITCHEN_ITEMS,
  }),
  "/admin/kitchens/create": newForm("kitchens.create", kitchenFields("kitchens.create")),
  "/admin/kitchens/{id}": detail("kitchens", [], KITCHEN_ITEMS),
  "/admin/kitchens/{id}/edit": form("kitchens.update", [
    ...kitchenFields("kitchens.update"),
    ...named("switch")("kitchens.update", "Banned .*"),
  ]),
  "/admin/tribes": list("tribes", {
    sorts: ["Name", "Description", ...(isPlain ? [] : ["Members", "Leader", "Created"])],
    filters: isPlain ? [] : ["Leader", "Members"],
    more: TRIBE_ITEMS,
  }),
  "/admin/tribes/create": newForm("tribes.create", tribeFields("tribes.create")),
  "/admin/tribes/{id}": detail(
    "tribes",
    [
      ...choices("tribes.update", "New member"),
      ...buttons("tribes.update", "Add member", "Remove .+ from the tribe"),
      ...(isPlain ? buttons : links)("tribes.read", "Show all \\d+ members"),
      ...buttons("admin", "Delete (?:the picture .+|picture \\d+ of .+)", "Add picture"),
      ...fields("admin", "URL of the picture", "What it shows"),
      ...upload("admin"),
    ],
    TRIBE_ITEMS,
  ),
  "/admin/tribes/{id}/edit": form("tribes.update", tribeFields("tribes.update")),
  "/admin/branding": [
    {
      controls: [...buttons("dashboard.read", "Save", "Cancel"), ...fields("dashboard.read", "Name")],
    },
  ],
  "/admin/comments": [],
  "/admin/favorites": [],
  "/admin/dates": [],
  "/admin/blocks": [],
  "/admin/reports": [],
  "/admin/security": [],
  "/admin/settings": [],
  "/admin/help": [],
  "/business": [
    {
      controls: [
        ...buttons("business.update", "Connect Google listing"),
        ...links("business.update", "Edit profile"),
        ...links("subscription.read", "Manage subscription"),
      ],
    },
    ...form("business.update", [
      ...fields("business.update", "Name", "Description", "Phone", "Website", "Picture"),
      ...upload("business.update"),
      ...fields(
        "business.update",
        "Opens",
        "Closes",
        ...["Opens", "Closes"].map((name) => `${name} \\(\\d\\)`),
      ),
      ...boxes("business.update", "\\w+: open"),
      ...choices("business.update", "Public holidays"),
      ...buttons(
        "business.update",
        "Add a time",
        "Remove this time \\(\\d\\)",
        "Copy to all (open )?days",
        "Use your own words",
      ),
    ]).map((part) => ({
      ...part,
      open: async (page: Page) => {
        await page.getByRole("link", { name: "Edit profile" }).click();
        await page.getByRole("textbox", { name: "Website" }).waitFor();
      },
    })),
  ],
  "/business/analytics": [
    {
      controls: [
        ...named("radio")("business.analytics", "7 days", "30 days", "90 days", "365 days"),
        ...buttons("business.analytics", "Export as CSV", "Print"),
        ...(isPlain
          ? []
          : [
              ...named("radio")("business.analytics", "Revenue", "Customers", "Orders", "Average per order"),
              ...buttons("business.analytics", "Export days as CSV"),
              ...fields("business.analytics", "First day", "Last day"),
              ...named("slider")("business.analytics", "Revenue"),
            ]),
      ],
    },
  ],
  "/admin/account": ACCOUNT,
  "/business/account": ACCOUNT,
  "/business/subscription": [{ controls: buttons("subscription.update", "Change to .+") }],
};

/** The pages that a path leads into, by what reading or writing them needs; nothing where everybody may. */
export const neededFor = (path: string): Needs | undefined => {
  const name = EVERY_RESOURCE.find((resource) => path.startsWith(resource.list))?.name;
  if (name === undefined) {
    return ADMIN_MENU.find((entry) => entry.path === path)?.requiredPermission;
  }
  if (path.endsWith("/create")) return `${name}.create`;
  return path.endsWith("/edit") ? `${name}.update` : `${name}.read`;
};

/** What the palette offers beside the sidebar's pages, and what each needs. */
export const COMMANDS: ReadonlyArray<readonly [title: string, needs: Needs | undefined]> = [
  ["Your account", undefined],
  ["Branding", "dashboard.read"],
  ["Create user", "users.create"],
  ["Create kitchen", "kitchens.create"],
  ["Create tribe", "tribes.create"],
  ["Edit profile", "business.update"],
  ["Use dark theme", undefined],
  ["Collapse sidebar", undefined],
  ["Keyboard shortcuts", undefined],
  ["Logout", undefined],
];
