import { useLingui } from "@lingui/react/macro";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { FATE_TEXTS } from "./fate-texts.ts";
import classes from "./FateWords.module.css";

interface FateWordsProps {
  readonly fate: Fate | undefined;
  readonly texts?: typeof FATE_TEXTS;
}

/** What becomes of a record, beside its name; nothing where it stays. */
export const FateWords = ({ fate, texts = FATE_TEXTS }: FateWordsProps) => {
  const { t } = useLingui();
  return fate === undefined ? null : <span className={classes["fate"]}>{t(texts[fate])}</span>;
};
