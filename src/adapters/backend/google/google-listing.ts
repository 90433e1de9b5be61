import { hash } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import * as HttpClient from "effect/http/HttpClient";
import * as HttpClientRequest from "effect/http/HttpClientRequest";
import * as HttpClientResponse from "effect/http/HttpClientResponse";
import { decodeJwt } from "jose";
import { Refused, ServerFailed, Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { RETURN_PATH } from "./google-return.ts";
import {
  ACCESS_TAKEN_BACK,
  CODE_REFUSED,
  ListingService,
  MANAGE_SCOPE,
  type ListedLocation,
  type ListingTokens,
} from "./listing-service.ts";
import { WAITING, within } from "./waiting.ts";

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where browsers reach the console, such as `https://console.example`: Google has to know it as a way back. */
  readonly publicOrigin: string;
}

export interface GoogleOrigins {
  readonly consent: string;
  readonly tokens: string;
  readonly accounts: string;
  readonly locations: string;
}

const GOOGLE: GoogleOrigins = {
  consent: "https://accounts.google.com",
  tokens: "https://oauth2.googleapis.com",
  accounts: "https://mybusinessaccountmanagement.googleapis.com",
  locations: "https://mybusinessbusinessinformation.googleapis.com",
};

// The first two make Google say whose listing it is.
const SCOPES = ["openid", "email", MANAGE_SCOPE];

/** More than a business has; a list that does not end is none. */
const MOST_PAGES = 100;
const NOT_ALLOWED = "Google was not allowed to share the business listing";
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

const Renewed = Schema.Struct({
  access_token: Schema.NonEmptyString,
  expires_in: Schema.Finite,
  refresh_token: Schema.optional(Schema.NonEmptyString),
});
const Tokens = Schema.Struct({
  ...Renewed.fields,
  scope: Schema.String,
  id_token: Schema.String,
});
/** What Google says of a code or a renewal that is no good; any other word is about what was sent. */
const NoGrant = Schema.Struct({ error: Schema.Literal("invalid_grant") });
const NextPage = { nextPageToken: Schema.optional(Schema.String) };
const Accounts = Schema.Struct({
  ...NextPage,
  accounts: Schema.optional(Schema.Array(Schema.Struct({ name: Schema.String }))),
});
const Place = Schema.Struct({
  name: Schema.String,
  title: Schema.optional(Schema.String),
  storefrontAddress: Schema.optional(
    Schema.Struct({
      addressLines: Schema.optional(Schema.Array(Schema.String)),
      postalCode: Schema.optional(Schema.String),
      locality: Schema.optional(Schema.String),
    }),
  ),
});
const Places = Schema.Struct({ ...NextPage, locations: Schema.optional(Schema.Array(Place)) });

const listed = ({ title = "", storefrontAddress }: typeof Place.Type): ListedLocation => {
  const town = [storefrontAddress?.postalCode, storefrontAddress?.locality].filter(Boolean).join(" ");
  const address = [...(storefrontAddress?.addressLines ?? []), town].filter(Boolean).join(", ");
  return { name: title.trim(), address: address === "" ? null : address };
};

const listingTokens = ({ access_token, expires_in, refresh_token }: typeof Renewed.Type): ListingTokens => ({
  token: access_token,
  expiresInSeconds: expires_in,
  renewal: refresh_token,
});

/** `ListingService` over Google's own. What Google does not answer as it says it would is the server's failure. */
export const googleListing = (
  { clientId, clientSecret, publicOrigin }: GoogleClient,
  origins: GoogleOrigins = GOOGLE,
) =>
  Layer.effect(
    ListingService,
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient;
      const redirectUri = `${publicOrigin}${RETURN_PATH}`;
      const claimsOf = (nonce: string) =>
        Schema.decodeUnknownEffect(
          Schema.Struct({
            aud: Schema.Literal(clientId),
            nonce: Schema.Literal(nonce),
            email: Schema.NonEmptyString,
          }),
        );

      /** The body of a good answer; `refused` is what it means that a grant is none. */
      const asked = <A>(
        request: HttpClientRequest.HttpClientRequest,
        schema: Schema.ConstraintDecoder<A>,
        refused: RemoteFailure = ServerFailed(),
      ): Effect.Effect<A, RemoteFailure> =>
        Effect.gen(function* () {
          const response = yield* client.execute(request);
          if (response.status === UNAUTHORIZED) return yield* Effect.fail(Unauthorized);
          if (response.status === BAD_REQUEST) {
            yield* HttpClientResponse.schemaBodyJson(NoGrant)(response);
            return yield* Effect.fail(refused);
          }
          const good = yield* HttpClientResponse.filterStatusOk(response);
          return yield* HttpClientResponse.schemaBodyJson(schema)(good);
        }).pipe(Effect.catchTag(["HttpClientError", "SchemaError"], () => Effect.fail(ServerFailed())));

      const posted = (path: string, fields: Record<string, string>) =>
        HttpClientRequest.post(`${origins.tokens}${path}`).pipe(HttpClientRequest.bodyUrlParams(fields));

      const granted = <A>(
        fields: Record<string, string>,
        schema: Schema.ConstraintDecoder<A>,
        refused: string,
      ) =>
        // A 401 here: it is this client that Google does not know.
        asked(
          posted("/token", { ...fields, client_id: clientId, client_secret: clientSecret }),
          schema,
          Refused(refused),
        ).pipe(Effect.catchTag("Unauthorized", () => Effect.fail(ServerFailed())));

      const revoke = (token: string) =>
        asked(posted("/revoke", { token }), Schema.Unknown).pipe(within(WAITING.revoking), Effect.asVoid);

      /** Every page of a list, one after the other. */
      const pages = Effect.fnUntraced(function* <A extends { readonly nextPageToken?: string | undefined }>(
        address: string,
        parameters: Record<string, string>,
        token: string,
        schema: Schema.ConstraintDecoder<A>,
      ) {
        const all: Array<A> = [];
        let next: string | undefined = "";
        while (next !== undefined) {
          if (all.length === MOST_PAGES) return yield* Effect.fail(ServerFailed());
          const page: A = yield* asked(
            HttpClientRequest.get(address).pipe(
              HttpClientRequest.setUrlParams({ ...parameters, ...(next === "" ? {} : { pageToken: next }) }),
              HttpClientRequest.bearerToken(token),
            ),
            schema,
          );
          all.push(page);
          next = page.nextPageToken === "" ? undefined : page.nextPageToken;
        }
        return all;
      });

      return ListingService.of({
        scopes: SCOPES,
        // Being asked each time is what makes Google give a renewal each time.
        consentUrl: (state, { nonce, verifier }) =>
          `${origins.consent}/o/oauth2/v2/auth?${new URLSearchParams({
            client_id: clientId,
            redirect_uri: redirectUri,
            response_type: "code",
            access_type: "offline",
            prompt: "select_account consent",
            scope: SCOPES.join(" "),
            state,
            nonce,
            code_challenge: hash("sha256", verifier, "base64url"),
            code_challenge_method: "S256",
          })}`,
        redeem: Effect.fnUntraced(function* (_owner, code, { nonce, verifier }) {
          const tokens = yield* granted(
            { code, code_verifier: verifier, redirect_uri: redirectUri, grant_type: "authorization_code" },
            Tokens,
            CODE_REFUSED,
          );
          if (!tokens.scope.split(" ").includes(MANAGE_SCOPE)) {
            yield* Effect.ignore(revoke(tokens.access_token));
            return yield* Effect.fail(Refused(NOT_ALLOWED));
          }
          // It comes from Google itself, over TLS, so its signature would say nothing more.
          const { email } = yield* Effect.try(() => decodeJwt(tokens.id_token)).pipe(
            Effect.flatMap(claimsOf(nonce)),
            Effect.mapError(() => ServerFailed()),
          );
          return { email, ...listingTokens(tokens) };
        }, within(WAITING.telling)),
        renew: (_owner, renewal) =>
          Effect.map(
            granted({ refresh_token: renewal, grant_type: "refresh_token" }, Renewed, ACCESS_TAKEN_BACK),
            // Google gives another renewal only now and then.
            (tokens) => listingTokens({ refresh_token: renewal, ...tokens }),
          ),
        locations: Effect.fnUntraced(function* (_owner, token) {
          const accounts = (yield* pages(`${origins.accounts}/v1/accounts`, {}, token, Accounts)).flatMap(
            (page) => page.accounts ?? [],
          );
          const places = new Map<string, typeof Place.Type>();
          for (const account of accounts) {
            const asking = { readMask: "name,title,storefrontAddress", pageSize: "100" };
            const address = `${origins.locations}/v1/${account.name}/locations`;
            // Several accounts may manage one place.
            for (const page of yield* pages(address, asking, token, Places))
              for (const place of page.locations ?? []) places.set(place.name, place);
          }
          return [...places.values()].map(listed);
        }),
        revoke,
      });
    }),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error" })),
  );
