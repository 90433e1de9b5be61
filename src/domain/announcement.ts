import type { Change } from "./change.ts";
import type { RecordTarget, Target, Undeleted } from "./deletion.ts";
import type { Role } from "./role.ts";
import type { NotSent, WriteFailure } from "./saving-failure.ts";
import type { SignInFailure } from "./sign-in-failure.ts";
import type { Unsent } from "./unsent.ts";

/** What a person is told has happened (§8); the words are the interface's. */
export type Announcement =
  /** A text that is on the clipboard now. */
  | { readonly _tag: "Copied"; readonly text: string }
  | { readonly _tag: "NotCopied" }
  /** One's own, and what became of one's sessions on other devices. */
  | { readonly _tag: "PasswordChanged"; readonly elsewhere: "ended" | "going on" }
  /** One's own; told where it was not seen at the form. */
  | { readonly _tag: "PasswordNotChanged"; readonly failure: SignInFailure | NotSent }
  /** Somebody gave whoever is signed in another role meanwhile; where it led away from forms, that their texts are kept. */
  | { readonly _tag: "RoleChanged"; readonly role: Role; readonly isTextKept: boolean }
  | { readonly _tag: "ListingConnected"; readonly googleEmail: string | undefined }
  | { readonly _tag: "ListingDisconnected" }
  /** By the name of whose it is. */
  | { readonly _tag: "PictureAdded"; readonly of: string }
  /** It has an address now; what names it is not saved yet. */
  | { readonly _tag: "PictureUploaded"; readonly imageUrl: string }
  | { readonly _tag: "MemberAdded"; readonly name: string; readonly tribe: string }
  /** An edit of the log was taken back, of this record. */
  | { readonly _tag: "ChangeTakenBack"; readonly target: RecordTarget }
  /** Some of one's messages, at least one. */
  | { readonly _tag: "MessagesRead"; readonly titles: ReadonlyArray<string> }
  /** By the name of the file, without its ending. */
  | { readonly _tag: "FileSaved"; readonly name: string }
  /** The list was left while a file of it was written, by its title. */
  | { readonly _tag: "ExportStopped"; readonly list: string }
  /** By the name that the page calls it. */
  | { readonly _tag: "PlanChanged"; readonly name: string }
  /** The plan that was to be changed to is the one already. */
  | { readonly _tag: "PlanIsYours" }
  | { readonly _tag: "ItemSaved"; readonly name: string }
  | { readonly _tag: "ItemsDeleted"; readonly targets: ReadonlyArray<Target> }
  | { readonly _tag: "ItemsWereGone"; readonly targets: ReadonlyArray<Target> }
  | { readonly _tag: "DeletionUndone"; readonly targets: ReadonlyArray<Target> }
  | { readonly _tag: "DeletionFailed"; readonly undeleted: ReadonlyArray<Undeleted> }
  | {
      readonly _tag: "RecordsChanged";
      readonly change: Change;
      readonly targets: ReadonlyArray<RecordTarget>;
    }
  | { readonly _tag: "ChangeFailed"; readonly failures: ReadonlyArray<Undeleted> }
  /** What waited when one was signed out elsewhere, or when the page was loaded anew. */
  | { readonly _tag: "NotCarriedOut"; readonly unsent: ReadonlyArray<Unsent> }
  /** Something that was to be changed may have been, or not (D38). */
  | { readonly _tag: "ResultUnknown" }
  | { readonly _tag: "ActionFailed"; readonly failure: WriteFailure };

/** What is not there any more, as an announcement says. */
export const goneBy = (announcement: Announcement): ReadonlyArray<Target> =>
  announcement._tag === "ItemsDeleted" || announcement._tag === "ItemsWereGone" ? announcement.targets : [];

export const KEPT_ANNOUNCEMENTS = 50;

const BAD_NEWS: ReadonlyArray<Announcement["_tag"]> = [
  "DeletionFailed",
  "ActionFailed",
  "ChangeFailed",
  "NotCarriedOut",
  "PasswordNotChanged",
  "ResultUnknown",
  "NotCopied",
];

/** Whether nothing was done by whoever is told: it was so already, or somebody else had decided it. */
const isNoNews = (announcement: Announcement): boolean =>
  announcement._tag === "ItemsWereGone" ||
  announcement._tag === "PlanIsYours" ||
  announcement._tag === "ExportStopped" ||
  (announcement._tag === "RecordsChanged" && announcement.targets.length === 0);

/** How an announcement is told; bad news interrupts whoever listens. */
export const toneOf = (announcement: Announcement): "good" | "bad" | "neither" => {
  if (BAD_NEWS.includes(announcement._tag)) return "bad";
  return isNoNews(announcement) ? "neither" : "good";
};
