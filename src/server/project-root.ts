import { resolve } from "node:path";

/** Where the project is, whatever directory the command was started in. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");
