const CONTRIBUTED = ["comments", "favorites", "blocks", "dates", "reports"];
const OWNED = ["notifications", "profileImages", "business", "subscriptions", "google"];

/** What a write changes, where that is not just what its group is named after. */
const CHANGED: Readonly<Record<string, ReadonlyArray<string>>> = {
  "authentication.createUser": ["users"],
  "users.edit": ["users", "kitchens"],
  "users.remove": ["users", "kitchens", "votes", ...CONTRIBUTED, ...OWNED],
  "kitchens.edit": ["kitchens", "kitchenImages"],
  "kitchens.remove": ["kitchens", "kitchenImages", "votes", "locations", ...CONTRIBUTED],
  "votes.vote": ["votes", "kitchens"],
  "votes.withdraw": ["votes", "kitchens"],
  "tribes.remove": ["tribes", "users", "tribeImages", "kitchens", "comments"],
  "tribes.addMember": ["users"],
  "tribes.removeMember": ["users"],
  "business.connectGoogle": ["google"],
  "google.disconnect": ["google", "business"],
  "google.sync": ["google", "business"],
};

export const groupOf = (operation: string): string => operation.replace(/\..*$/u, "");

/** What a write changes, by the groups of the contract. */
export const changedBy = (operation: string): ReadonlyArray<string> =>
  CHANGED[operation] ?? [groupOf(operation)];
