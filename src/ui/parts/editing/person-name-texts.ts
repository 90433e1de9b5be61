import { msg, plural } from "@lingui/core/macro";
import { LONGEST } from "../../../domain/longest.ts";

const most = LONGEST.NameTooLong;

/** What a form says of a person's name, which is of two fields. */
export const PERSON_NAME_TEXTS = {
  NameMissing: msg`Enter a first name`,
  NameTooLong: msg`${plural(most, {
    one: "First and last name together: at most # character",
    other: "First and last name together: at most # characters",
  })}`,
};
