import { msg } from "@lingui/core/macro";

/** What a person is told when nobody knows whether their password was changed (D38). */
export const PASSWORD_UNKNOWN = msg`Your password may not have changed. Try again: if the current one is refused, the new one already counts.`;
