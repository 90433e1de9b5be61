import { useLingui } from "@lingui/react/macro";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { FATE_TEXTS } from "./fate-texts.ts";
import classes from "./FateWords.module.css";

/** What becomes of a record, beside its name; nothing where it stays. */
export const FateWords = ({
  fate,
  texts = FATE_TEXTS,
}: {
  fate: Fate | undefined;
  texts?: typeof FATE_TEXTS;
}) => {
  const { t } = useLingui();
  return fate === undefined ? null : <span className={classes["fate"]}>{t(texts[fate])}</span>;
};
