import { useLingui } from "@lingui/react/macro";
import classes from "./SectionCount.module.css";

/** How many there are, beside the title of what lists them. */
export const SectionCount = ({ count }: { count: number }) => {
  const { i18n } = useLingui();
  return <span className={classes["count"]}>{i18n.number(count)}</span>;
};
