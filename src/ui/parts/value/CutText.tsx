import { useLingui } from "@lingui/react/macro";
import { cut } from "../../../domain/cut.ts";
import { LONGEST } from "../../../domain/longest.ts";
import classes from "./cells.module.css";

/** A text that may break the rule of its length: its beginning is shown then, and that it is one. */
export const CutText = ({ text, most }: { text: string; most: keyof typeof LONGEST }) => {
  const { t } = useLingui();
  const { beginning, isCut } = cut(text, LONGEST[most]);
  return isCut ? (
    <>
      {beginning}… <small className={classes["cut"]}>{t`Only the beginning is shown`}</small>
    </>
  ) : (
    beginning
  );
};
