import type { NotedKind } from "../../../domain/activity.ts";
import { shownTextsOf } from "../../locales/shown-texts-of.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import type { ActivityProps } from "./ActivitySections.tsx";

const texts = shownTextsOf("moderation");
const activitySection = part(async () => (await import("./ActivitySections.tsx")).ActivitySection, texts);
const deedSection = part(async () => (await import("./ActivitySections.tsx")).DeedSection, texts);

/** What was changed of the record on the page; it comes with its texts, because most pages have no use for them. */
export const LatestActivity = (props: ActivityProps & { readonly kind: NotedKind }) =>
  props.source === undefined ? null : (
    <Loaded part={activitySection}>{(Section) => <Section {...props} />}</Loaded>
  );

/** What the person on the page changed, likewise. */
export const LatestDeeds = (props: ActivityProps) =>
  props.source === undefined ? null : (
    <Loaded part={deedSection}>{(Section) => <Section {...props} />}</Loaded>
  );
