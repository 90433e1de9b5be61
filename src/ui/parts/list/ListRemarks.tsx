import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ARRANGING_LIMIT } from "../../../domain/list-definition.ts";
import { canBeArranged, type RecordPage } from "../../../machines/use-cases/lists/list-records.ts";
import classes from "./ListRemarks.module.css";

/** The remark that says why the list is neither sorted nor filtered, for the controls that are off. */
export const TOO_MANY_ID = "too-many-to-arrange";

const Remark = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes["remark"]}>
    {children}
  </p>
);

/** Why a list of so many records can be neither sorted nor filtered. */
export const useTooManyText = () => {
  const { t, i18n } = useLingui();
  return (whole: number): string => {
    const count = i18n.number(whole);
    const limit = i18n.number(ARRANGING_LIMIT);
    return t`Sorting and filtering need all records. There are ${count}, and at most ${limit} can be loaded. Search first to narrow them down.`;
  };
};

/** What is to be known about the rows that are shown. */
export const ListRemarks = ({ page }: { page: RecordPage<unknown> }) => {
  const { i18n } = useLingui();
  const tooMany = useTooManyText();
  return (
    <>
      {!canBeArranged(page.whole) && <Remark id={TOO_MANY_ID}>{tooMany(page.whole)}</Remark>}
      {page.lookedThrough !== undefined && (
        <Remark>
          {page.lookedThrough < page.whole ? (
            <Trans>
              Search is not available. These are the matches among the first {i18n.number(page.lookedThrough)}{" "}
              of {i18n.number(page.whole)} records.
            </Trans>
          ) : (
            <Plural
              value={page.lookedThrough}
              one="Search is not available. These are the matches among # record."
              other="Search is not available. These are the matches among # records."
            />
          )}
        </Remark>
      )}
      {page.unreadable > 0 && (
        <Remark>
          <Plural
            value={page.unreadable}
            one="# record could not be read."
            other="# records could not be read."
          />
        </Remark>
      )}
    </>
  );
};
