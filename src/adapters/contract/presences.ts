import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { Presence } from "../../domain/presence.ts";
import { authorized } from "./access.ts";
import { records } from "./records.ts";

const answer = { success: records(Presence) };

/** Beyond §7: who looks at which report. */
export const presencesGroup = () =>
  authorized(
    "presences",
    HttpApiEndpoint.get("others", "/report/presence", answer),
    HttpApiEndpoint.post("announce", "/report/presence/:id", {
      params: { id: idText<"report">() },
      ...answer,
    }),
  );
