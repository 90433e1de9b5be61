import { Health } from "../../domain/ports/health.ts";
import { unread } from "../../domain/ports/unread.ts";
import { port } from "./port.ts";

/** That there is an answer says all, whatever stands in it. */
export const health = port(Health)(({ cached, call }) => ({
  check: cached("health", () => unread(call("health.check"))),
}));
