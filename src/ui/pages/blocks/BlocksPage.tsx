import { msg } from "@lingui/core/macro";
import type { Block } from "../../../domain/block.ts";
import { blockMark } from "../../../domain/moderation/mark-list.ts";
import { readRanking } from "../../../machines/use-cases/moderation/read-ranking.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { blocksView } from "./blocks-view.tsx";

const RANKINGS = {
  kitchens: {
    title: msg`Most blocked kitchens`,
    read: readRanking(blocksView, (record) => blockMark(record).kitchen),
  },
  people: {
    title: msg`People who block most`,
    read: readRanking(blocksView, (record) => blockMark(record).user),
  },
};

const WORDS = {
  title: msg`Block`,
  ofUser: msg`Other blocks of this person`,
  ofKitchen: msg`Others who block this kitchen`,
};

/** What the page reads: the list, and the ranking or the block that is opened beside it. */
export const loadBlocks = marksLoader(blocksView, RANKINGS, blockMark);

/** Who does not want to see which kitchens. */
export const BlocksPage = (reading: MarksReading<Block>) => (
  <MarksPage view={blocksView} rankings={RANKINGS} words={WORDS} {...reading} />
);
