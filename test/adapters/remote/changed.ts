const CONTRIBUTED = ["comments", "favorites", "blocks", "dates", "reports"];
// What shows the name and the picture of a kitchen, a user and a tribe (D59).
const NAMING_KITCHENS = ["votes", ...CONTRIBUTED];
const NAMING_USERS = ["users", "kitchens", "tribes", "notifications", ...NAMING_KITCHENS];
const NAMING_TRIBES = ["tribes", "kitchens", "comments"];
const OWNED = ["profileImages", "business", "subscriptions", "google"];

/** What a write changes, where that is not just what its group is named after. */
const CHANGED: Readonly<Record<string, ReadonlyArray<string>>> = {
  "authentication.createUser": ["users"],
  "users.edit": NAMING_USERS,
  "users.remove": [...NAMING_USERS, ...OWNED],
  "profileImages.upload": ["profileImages", ...NAMING_USERS],
  "profileImages.remove": ["profileImages", ...NAMING_USERS],
  "kitchens.edit": ["kitchens", "kitchenImages", ...NAMING_KITCHENS],
  "kitchens.remove": ["kitchens", "kitchenImages", "locations", ...NAMING_KITCHENS],
  "votes.vote": ["votes", "kitchens"],
  "votes.withdraw": ["votes", "kitchens"],
  "tribes.edit": NAMING_TRIBES,
  "tribes.remove": ["users", "tribeImages", "tribes", "kitchens", ...CONTRIBUTED],
  "tribes.addMember": ["users", "tribes"],
  "tribes.removeMember": ["users", "tribes"],
  "tribeImages.create": ["tribeImages", ...NAMING_TRIBES],
  "tribeImages.remove": ["tribeImages", ...NAMING_TRIBES],
  "business.connectGoogle": ["google"],
  "google.disconnect": ["google", "business"],
  "google.sync": ["google", "business"],
};

export const groupOf = (operation: string): string => operation.replace(/\..*$/u, "");

/** What a write changes, by the groups of the contract; the log of activity has an entry of each (D66). */
export const changedBy = (operation: string): ReadonlyArray<string> => [
  ...(CHANGED[operation] ?? [groupOf(operation)]),
  "activities",
];
