import { msg } from "@lingui/core/macro";
import type { Block } from "../../../domain/block.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { readRanking } from "../../../machines/moderation/read-ranking.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { blocksView } from "./blocks-view.tsx";

const RANKINGS = {
  kitchens: {
    title: msg`Most blocked kitchens`,
    read: readRanking(blocksView, ({ kitchen }) => kitchen && kitchenReference(kitchen)),
  },
  people: {
    title: msg`People who block most`,
    read: readRanking(blocksView, ({ sourceProfileId }) => userReference(sourceProfileId)),
  },
};

/** What the page reads: the list, and the ranking that is opened beside it. */
export const loadBlocks = marksLoader(blocksView, RANKINGS);

/** Who does not want to see which kitchens. */
export const BlocksPage = (reading: MarksReading<Block>) => (
  <MarksPage list="blocks" view={blocksView} rankings={RANKINGS} {...reading} />
);
