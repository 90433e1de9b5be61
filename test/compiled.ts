import { join } from "node:path";

/** Where Node keeps what it has compiled of the programs that tests start. */
export const COMPILED = join(import.meta.dirname, "../node_modules/.cache/compiled");
