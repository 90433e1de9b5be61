import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { forAddress, rateLimit } from "./rate-limit.ts";

/** Where browsers tell what a page was kept from by its policy; none of the contract's calls. */
export const REPORTS_PATH = "/api/policy-reports";

/** How many of one address are written in a minute. */
const A_MINUTE = 10;

const Report = Schema.Struct({
  "csp-report": Schema.Struct({ "effective-directive": Schema.String, "blocked-uri": Schema.String }),
});

/** The origin of what was kept away, or the word that stands for it; never a path, which may hold anything. */
const originOf = (blocked: string): string =>
  /^https?:/u.test(blocked) && URL.canParse(blocked)
    ? new URL(blocked).origin.slice(0, 200)
    : blocked.replace(/[^a-z-]+.*$/su, "").slice(0, 40);

const told = Effect.gen(function* () {
  const { "csp-report": report } = yield* HttpServerRequest.schemaBodyJson(Report);
  const directive = report["effective-directive"].replaceAll(/[^a-z-]/gu, "").slice(0, 40);
  yield* Effect.logWarning(`The page's policy (${directive}) kept away ${originOf(report["blocked-uri"])}`);
});

/** Writes what pages were kept from into the log, a line each; anybody may send it, a few times a minute. */
export const policyReports = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const ofAddress = yield* rateLimit("policy reports by address", A_MINUTE);
    yield* router.add(
      "POST",
      REPORTS_PATH,
      forAddress(ofAddress.take).pipe(
        Effect.andThen(told),
        Effect.ignore,
        Effect.as(HttpServerResponse.empty({ status: 204 })),
      ),
    );
  }),
);
