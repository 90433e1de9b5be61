import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Action, Activity } from "../../../domain/activity.ts";
import { reportsEnd } from "../../../domain/activity/closed-with-ban.ts";
import { tellingChange } from "../../../domain/activity/telling-change.ts";
import { isRole } from "../../../domain/role.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";

type Words = ReadonlyMap<string, MessageDescriptor>;

const wordsOf = (words: Readonly<Record<string, MessageDescriptor>>): Words => new Map(Object.entries(words));

const CREATED = msg({ message: "Created", context: "a change" });
const CHANGED = msg({ message: "Changed", context: "a change" });
const DELETED = msg({ message: "Deleted", context: "a change" });

const REPORT_CLOSED = msg`Report closed`;

/** What was done, by the last word of the operation, where that says enough. */
const BY_NAME = wordsOf({ create: CREATED, createUser: CREATED, edit: CHANGED, remove: DELETED });

const BY_OPERATION = wordsOf({
  "tribes.addMember": msg`Member added`,
  "tribes.removeMember": msg`Member removed`,
  "tribeImages.create": msg`Picture added`,
  "tribeImages.remove": msg`Picture removed`,
  "profileImages.upload": msg`Picture added`,
  "profileImages.remove": msg`Picture removed`,
  "business.edit": msg`Business profile changed`,
  "business.connectGoogle": msg`Google connected`,
  "google.disconnect": msg`Google disconnected`,
  "google.sync": msg`Locations synced`,
  "subscriptions.update": msg`Plan changed`,
  "subscriptions.updateOfCustomer": msg`Plan changed`,
  "votes.vote": msg`Voted`,
  "votes.withdraw": msg`Vote withdrawn`,
  "notifications.markRead": msg`Marked as read`,
  "reports.remove": REPORT_CLOSED,
});

const BAN_SET = msg`Ban set`;
const BAN_LIFTED = msg`Ban lifted`;
const ROLE_CHANGED = msg`Role changed`;

const BANNED = wordsOf({ true: BAN_SET, false: BAN_LIFTED });

/** What the log can be asked for, by the words of what was done. */
export const ACTION_WORDS: Readonly<Record<Action, MessageDescriptor>> = {
  created: CREATED,
  changed: CHANGED,
  deleted: DELETED,
  banned: BAN_SET,
  unbanned: BAN_LIFTED,
  role: ROLE_CHANGED,
  closed: REPORT_CLOSED,
};

const REPORTS_ENDS = {
  banned: msg`Report closed by a ban`,
  dismissed: msg`Report dismissed`,
} as const;

/** What somebody did, in a word or two, as far as the entries tell that are known beside it, newest first. */
export const deed = (entry: Activity, known: ReadonlyArray<Activity>): MessageDescriptor => {
  const { operation, person } = entry;
  const end = reportsEnd(entry, known);
  if (end !== undefined) return REPORTS_ENDS[end];
  if (operation === "authentication.createUser" && person === undefined) return msg`Registered`;
  const telling = tellingChange(entry);
  if (telling?.field === "role") return ROLE_CHANGED;
  const fate = telling && BANNED.get(telling.after ?? "");
  if (fate !== undefined) return fate;
  return BY_OPERATION.get(operation) ?? BY_NAME.get(operation.replace(/^.*\./u, "")) ?? CHANGED;
};

const FIELDS = wordsOf({
  nombre: msg`Name`,
  name: msg`Name`,
  email: msg`Email`,
  role: msg`Role`,
  verified: msg`Verified address`,
  description: msg`Description`,
  location: msg`Location`,
  capacity: msg`Capacity`,
  logo: msg`Logo`,
  banned: msg`Banned`,
  userChef: msg`Chef`,
  tribe: msg`Tribe`,
  leader: msg`Leader`,
  member: msg`Member`,
  imageUrl: msg`Picture`,
  picture: msg`Picture`,
  text: msg`Text`,
  user: msg`User`,
  target: msg`Person asked`,
  kitchen: msg`Kitchen`,
  reason: msg`Reason`,
  title: msg`Title`,
  message: msg`Message`,
  read: msg({ message: "Read", context: "a message was" }),
  positive: msg`In favor`,
  phone: msg`Phone`,
  website: msg`Website`,
  hours: msg`Opening hours`,
  googleEmail: msg`Google account`,
  plan: msg`Plan`,
  nextBillingDate: msg`Next billing date`,
  lat: msg`Degrees north`,
  lng: msg`Degrees east`,
});

/** What a field of a record is called; nothing for one that nobody has named. */
export const fieldWords = (field: string): MessageDescriptor | undefined => FIELDS.get(field);

/** The fields that say a number. */
export const NUMBERS: ReadonlySet<string> = new Set(["capacity", "lat", "lng"]);

const FLAGS = new Set(["banned", "positive", "read", "verified"]);

const YES_NO = wordsOf({ true: msg`Yes`, false: msg`No` });

/** What a field says, where that is one of a few things. */
export const valueWords = (field: string, value: string): MessageDescriptor | undefined => {
  if (field === "role" && isRole(value)) return ROLE_NAMES[value];
  return FLAGS.has(field) ? YES_NO.get(value) : undefined;
};
