import { msg } from "@lingui/core/macro";
import type { Block } from "../../../domain/block.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { blocksView } from "./blocks-view.tsx";

/** What the page reads: the list, and the ranking that is opened beside it. */
export const loadBlocks = marksLoader(blocksView, {
  kitchens: ({ kitchen }) => kitchen && kitchenReference(kitchen),
  people: ({ sourceProfileId }) => userReference(sourceProfileId),
});

const TITLES = { kitchens: msg`Most blocked kitchens`, people: msg`People who block most` };

/** Who does not want to see which kitchens. */
export const BlocksPage = (reading: MarksReading<Block>) => (
  <MarksPage list="blocks" view={blocksView} titles={TITLES} {...reading} />
);
