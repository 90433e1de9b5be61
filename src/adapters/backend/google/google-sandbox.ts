import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { BUSINESS_HOME } from "../../../domain/access.ts";
import { STATUS } from "../../contract/failures.ts";
import { DENIED, GoogleConsents, returning } from "./google-consents.ts";
import { escaped } from "../http/html.ts";
import { MANAGE_SCOPE } from "./listing-service.ts";

/** Where the sandbox asks for consent; none of the contract's calls. */
export const SANDBOX_PATH = "/api/sandbox/google/consent";

const Decision = Schema.Struct({ state: Schema.String, decision: Schema.Literals(["allow", "deny"]) });

const document = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 34rem; padding: 0 1rem }
aside { background: #fff4ce; border: 2px solid #7a5900; color: #3d2c00; padding: 0.6rem 1rem }
button { font: inherit; margin-inline-end: 0.6rem; padding: 0.5rem 1.4rem }
</style>
</head>
<body>
<aside role="note"><strong>Sandbox.</strong> This is not Google: a stand-in of the reference backend, and nothing leaves this machine.</aside>
<h1>${title}</h1>
${content}
</body>
</html>
`;

const consentPage = (state: string, email: string): string =>
  document(
    "Connect a business listing",
    `<p>The kitchen console asks to manage the business listing of <strong>${escaped(email)}</strong>:</p>
<ul><li>${MANAGE_SCOPE}</li></ul>
<form method="post" action="${SANDBOX_PATH}">
<input type="hidden" name="state" value="${escaped(state)}">
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</form>`,
  );

const unusable = HttpServerResponse.html(
  document(
    "This request cannot be used any more",
    `<p>It was answered before, or more than ten minutes have passed.</p>
<p><a href="${BUSINESS_HOME}">Back to the console</a></p>`,
  ),
).pipe((page) => HttpServerResponse.setStatus(page, STATUS.NotFound));

/**
 * The page of consent that stands in for Google: plain HTML without a script, at a path outside the contract. It needs no
 * token, because a browser that was sent there has none; the state, which nobody can guess, says whose consent it is.
 */
export const googleSandbox = Layer.unwrap(
  Effect.map(GoogleConsents, (consents) => {
    const ask = Effect.gen(function* () {
      const { state } = yield* HttpServerRequest.schemaSearchParams(Schema.Struct({ state: Schema.String }));
      const email = yield* consents.asked(state);
      return email === undefined ? unusable : HttpServerResponse.html(consentPage(state, email));
    });
    const decide = Effect.gen(function* () {
      const { state, decision } = yield* HttpServerRequest.schemaBodyUrlParams(Decision);
      if (decision === "deny")
        return (yield* consents.deny(state)) ? returning({ error: DENIED, state }) : unusable;
      const code = randomBytes(32).toString("base64url");
      return (yield* consents.allow(state, code)) ? returning({ code, state }) : unusable;
    });
    const instead = () => Effect.succeed(unusable);
    return Layer.mergeAll(
      HttpRouter.add("GET", SANDBOX_PATH, Effect.catchTag(ask, "SchemaError", instead)),
      HttpRouter.add(
        "POST",
        SANDBOX_PATH,
        Effect.catchTag(decide, ["SchemaError", "HttpServerError"], instead),
      ),
    );
  }),
);
