import { msg } from "@lingui/core/macro";

/** The days of the week from Sunday on, in short. They are texts, because a browser need not know them (D46). */
export const WEEKDAYS = [
  msg({ message: "Sun", context: "day of the week" }),
  msg({ message: "Mon", context: "day of the week" }),
  msg({ message: "Tue", context: "day of the week" }),
  msg({ message: "Wed", context: "day of the week" }),
  msg({ message: "Thu", context: "day of the week" }),
  msg({ message: "Fri", context: "day of the week" }),
  msg({ message: "Sat", context: "day of the week" }),
] as const;
