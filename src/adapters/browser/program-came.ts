/** What the page is told when the program has come and begins to run. */
export const PROGRAM_CAME = "program came";
