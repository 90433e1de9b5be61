import { msg } from "@lingui/core/macro";

/** What a person is told when nobody knows what came of what they did (D38), and the page was read anew. */
export const RESULT_UNKNOWN = msg`It is not known whether this was done. Check the page.`;
