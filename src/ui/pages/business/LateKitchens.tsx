import { Skeleton } from "@mantine/core";
import { Suspense, use } from "react";
import type { Read } from "../../../machines/app.ts";
import type { OwnKitchen } from "../../../machines/use-cases/business/own-kitchens.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import { shownTextsOf } from "../../locales/shown-texts-of.ts";

const ownKitchens = part(
  async () => (await import("../own-kitchens/OwnKitchens.tsx")).OwnKitchens,
  shownTextsOf("own"),
);

const bans = part(async () => (await import("../own-kitchens/Bans.tsx")).Bans, shownTextsOf("own"));

/** About what a kitchen takes with the latest that was said of it. */
export const KITCHENS_HEIGHT = 250;

/** A chef's kitchens; they come with their texts, because the home is full. */
export const LateKitchens = ({ kitchens }: { kitchens: ReadonlyArray<OwnKitchen> }) => (
  <Loaded part={ownKitchens} fallback={<Skeleton height={KITCHENS_HEIGHT} />}>
    {(OwnKitchens) => <OwnKitchens kitchens={kitchens} />}
  </Loaded>
);

type Kitchens = Promise<Read<ReadonlyArray<OwnKitchen>>>;

const Banned = ({ kitchens }: { kitchens: Kitchens }) => {
  const read = use(kitchens);
  const banned = read._tag === "Success" ? read.success.filter(({ kitchen }) => kitchen.banned) : [];
  return banned.length > 0 && <Loaded part={bans}>{(Bans) => <Bans banned={banned} />}</Loaded>;
};

/** What staff did to the chef's kitchens, as soon as that is known; nothing keeps its place, for it is rare. */
export const LateBans = ({ kitchens }: { kitchens: Kitchens }) => (
  <Suspense>
    <Banned kitchens={kitchens} />
  </Suspense>
);
