import * as Schema from "effect/Schema";
import { isOptional } from "effect/SchemaAST";
import { NewKitchen } from "../../domain/kitchen.ts";
import { NewTribe } from "../../domain/tribe.ts";
import type { Group, Operation } from "./operations.ts";

const FIRST_FORM = "The first of two forms (D33).";
const SECOND_FORM = "The second form (D33), for one's own id only (D16).";
const OWN_ID_ONLY = "For one's own id only (D16).";
const SHOWN_AS_ZERO = "A 406 is shown as 0, marked as unavailable (D32).";
const FILTERED_HERE = "When it fails, the console filters on its own side (D33).";
/** What records may say beyond §7 (D59), by the capability that keeps it. */
const optional = (fields: string): string =>
  `Extension (capability \`fields\`, D59): may say, and keeps, ${fields}.`;
const carriedBy = ({ fields }: { readonly fields: Schema.Struct.Fields }): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => (isOptional(Schema.toType(field).ast) ? `\`${name}\`` : []))
    .join(", ");
const OF_KITCHEN = optional(carriedBy(NewKitchen));
const OF_TRIBE = optional(`${carriedBy(NewTribe)} (\`memberCount\` is counted)`);
const SAYS_STATE = "Extension (P39): may say in `ETag` which state the record is in.";
const ONTO_STATE =
  "Extension (P39): takes the `ETag` that was read in `If-Match`, and answers 412 where the record is in another state by now.";
const ONCE =
  "Extension (capability `once`, P53): takes an `Idempotency-Key`; under one that the same person sent within the last day, the record that was created then is answered, whatever the body says by now. Where that was deleted since, one is created anew, as if the key were new. A key is 1 to 100 ASCII letters, digits, `_`, `.` and `-`.";
const SINCE = "Extension (capability `fields`, D59): may say `creationDate`, here and wherever one is read.";
const SERIES =
  "Extension (capability `series`, D71): with `series=true` it also says the figures of each day that is on record, of the period and the one before.";
const OF_ONESELF =
  "Extension (capability `account`, D76): everybody calls it of themselves; without it, who has the permission only.";
const PRESENCE = "Extension (capability `moderation`): which reports others look at.";
const OF_PLAN =
  "Extension (capability `plans`, D72): what the chef's plan does not list is refused with 403 and the `feature`";
const HISTORY = `${OF_PLAN} (\`30 days of analytics\`, \`A year of analytics\`).`;
const LISTING = `${OF_PLAN} (\`Google listing\`).`;
const MESSAGES =
  "Extension (capability `messages`, D67): `read` is of the caller's own copies, and `author` may say who wrote a message.";
const LARGE_BODY = "Its body may have more than a megabyte.";
const BILLING_DATE =
  "Plans that cost something share one `nextBillingDate` (P45). Extension: a free plan may say when one would be due again, in `keptBillingDate`.";
const VOTES_STAY = "Never writes how many votes there are (P4).";

/** What the document says of an operation beyond its schemas; it stands here because the page has no use for it. */
export const REMARKS: Readonly<Partial<Record<Operation, string>>> = {
  "authentication.exchange":
    "A 404 leads to the step that asks for a date of birth (D20). Extension (capability `sessions`): with `endEarlier` the person's sessions that began before this one end. Extension: `capabilities` may say what `health.check` does, which is asked where it is missing (D57).",
  "authentication.createUser":
    "A path that nobody logs (D21); new and existing users, and who was deleted and is not let in (P42), get one answer (D22). Extension (capability `fields`, D68): a role above chef for an address that was not verified takes `allowUnverified=true`.",
  "health.check":
    "Extension: `capabilities` may list what the backend has beyond §7 (D57); with `fields`, references say names and pictures (D59).",
  "users.count": `${SHOWN_AS_ZERO} Also a check of health (D45).`,
  "users.byId": `${OF_ONESELF} ${SAYS_STATE}`,
  "users.edit": `Takes the merged user and keeps what the caller may change (D14, D37); nobody changes their own role (D64). Extension (capability \`fields\`, D68): users may say whether their address was \`verified\`, which is never written; a role above chef for one that was not takes \`allowUnverified\`. ${OF_ONESELF} ${ONTO_STATE}`,
  "users.remove": `Nobody deletes their own account (D64). Who was deleted comes back only when somebody who creates users lets them (P42). ${ONTO_STATE}`,
  "users.page": SINCE,
  "users.find": FILTERED_HERE,
  "kitchens.all": SHOWN_AS_ZERO,
  "kitchens.count": SHOWN_AS_ZERO,
  "kitchens.find": FILTERED_HERE,
  "kitchens.page": `${SHOWN_AS_ZERO} ${SINCE}`,
  "kitchens.create": `${VOTES_STAY} ${OF_KITCHEN} ${ONCE}`,
  "kitchens.byId": SAYS_STATE,
  "kitchens.remove": ONTO_STATE,
  "kitchens.edit": `${VOTES_STAY} ${OF_KITCHEN} ${ONTO_STATE}`,
  "kitchenImages.fromKitchenImage": "The first source of a kitchen's pictures (D33).",
  "kitchenImages.fromImages": "The second source; the third is the logo of the kitchen (D33, P2).",
  "tribes.count": SHOWN_AS_ZERO,
  "tribes.page": SINCE,
  "tribes.find": FILTERED_HERE,
  "tribes.create": `${OF_TRIBE} ${ONCE}`,
  "tribes.byId": SAYS_STATE,
  "tribes.remove": ONTO_STATE,
  "tribes.edit": `${OF_TRIBE} ${ONTO_STATE}`,
  "favorites.page": SINCE,
  "blocks.page": SINCE,
  "favorites.count": SHOWN_AS_ZERO,
  "blocks.count": SHOWN_AS_ZERO,
  "comments.count": SHOWN_AS_ZERO,
  "dates.count": SHOWN_AS_ZERO,
  "dates.range":
    "Both days are in it, as plain `YYYY-MM-DD` (D42). The reference backend gives the first 1,000; `dates.page` with `from` and `to` gives all, a page at a time.",
  "notifications.all": MESSAGES,
  "notifications.page": MESSAGES,
  "notifications.ofUser": MESSAGES,
  "notifications.create":
    "To oneself or to everybody; an admin to anybody. Takes incident reports too (D44).",
  "notifications.markRead":
    "Extension (capability `messages`, D67): whoever is told of a message marks their own copy of it, also of one for everybody.",
  "activities.page":
    "Extension (capability `activity`, D66): who changed what, newest first, of the kinds of record that the caller may read; takes `record` (`kitchen:5`), `kind`, `person`, `from`, `to` and `action`: each change is `banned` or `unbanned` (a kitchen whose ban an edit set or lifted), `role` (a user to whom an edit gave another), `created`, `deleted`, `closed` (a report), or else `changed`. An entry may carry its record's `name` and `picture`, and is `deleted` whose record is not there any more. Everybody reads of themselves (`user:4`), and a kitchen's chef of that kitchen, without who did it and by which request, and with a reason only for a ban. Every other call that changes something may carry the header `X-Reason`, which says why, encoded as a part of an address.",
  "activities.liking":
    "Extension (capability `activity`): how many people keep a kitchen, and its score at the end of the day before the last 30 days (UTC) and of each of them, oldest first, today last, as far as the log of its votes tells; its chef reads of it, and whoever may read kitchens.",
  "presences.others": PRESENCE,
  "presences.announce": `${PRESENCE} Says that whoever asks looks at one, which holds for 30 seconds and is no change of a record.`,
  "profileImages.upload": LARGE_BODY,
  "pictures.upload": `Extension (capability \`uploads\`, P46): keeps a picture that a kitchen, a tribe or a business is to name, and says its address. ${LARGE_BODY}`,
  "business.profile": `${FIRST_FORM} ${SAYS_STATE}`,
  "business.profileOf": `${SECOND_FORM} ${SAYS_STATE}`,
  "business.edit": ONTO_STATE,
  "business.metrics": FIRST_FORM,
  "business.metricsOf": SECOND_FORM,
  "subscriptions.info": BILLING_DATE,
  "subscriptions.update": BILLING_DATE,
  "subscriptions.ofCustomer": `${OWN_ID_ONLY} ${BILLING_DATE}`,
  "subscriptions.updateOfCustomer": `${OWN_ID_ONLY} ${BILLING_DATE}`,
  "google.authorize": `Its state can be used once (D8), so a failure is not asked again. ${LISTING}`,
  "google.sync": LISTING,
  "business.connectGoogle": LISTING,
  "analytics.popularKitchens": "When it fails, the list of kitchens stands in (D40).",
  "analytics.ofCustomer": `${OWN_ID_ONLY} ${HISTORY}`,
  "analytics.ofLocation": `${OWN_ID_ONLY} ${SERIES} ${OF_PLAN} (also \`Figures by location\`).`,
  "business.analytics": `${SERIES} ${HISTORY}`,
};

/** Whose a record of a group is, where an operation asks for its owner. */
export const OWNERS: Readonly<Partial<Record<Group, string>>> = {
  votes: "The owner of a vote is its `user`.",
  tribeImages: "A tribe has no owner, so its pictures are an admin's to change.",
  locations: "The owner of a place is the chef of its `kitchen`; one without a kitchen has none.",
  favorites: "The owner of a favorite is its `profile`.",
  blocks: "The owner of a block is its `sourceProfileId`.",
  comments: "The owner of a comment is its `user`.",
  dates: "The owner of a date is its `sourceProfileId`.",
  reports: "The owner of a report is its `reporter`.",
  notifications:
    "The owner of a message is its `user`; one for everybody is everybody's to mark, and an incident staff's.",
  profileImages: "The owner of a picture is its `user`.",
};
