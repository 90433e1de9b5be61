import { useLingui } from "@lingui/react/macro";
import { cut } from "../../../domain/cut.ts";
import { LONGEST } from "../../../domain/longest.ts";
import classes from "./cells.module.css";

interface CutTextProps {
  readonly text: string;
  readonly most: keyof typeof LONGEST;
}

/** A text that may break the rule of its length: its beginning is shown then, and that it is one. */
export const CutText = ({ text, most }: CutTextProps) => {
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

/** Such a text that somebody else wrote, which may run the other way; a long one keeps its lines. */
export const OwnText = (props: CutTextProps) => (
  <bdi className={props.most === "NameTooLong" ? undefined : classes["lines"]}>
    <CutText {...props} />
  </bdi>
);
