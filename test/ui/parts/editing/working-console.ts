import { Blob } from "node:buffer";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import { toWebHandler } from "effect/http/HttpEffect";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as TestClock from "effect/testing/TestClock";
import { vi } from "vitest";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { withSentinels } from "../../../../src/adapters/backend/http/sentinels.ts";
import { NewAccounts } from "../../../../src/domain/ports/new-accounts.ts";
import type { Role } from "../../../../src/domain/role.ts";
import { identityWithToken, remoteOver } from "../../../adapters/fixtures-remote.ts";
import { emulatorToken } from "../../../adapters/fixtures-tokens.ts";
import { programsRunBy } from "../../programs.ts";
import type { TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

/** The records of a backend, by the address that reads each; a test may change them. */
export type Records = Map<string, unknown>;

const stored = (records: Records) =>
  Effect.gen(function* () {
    const { url } = yield* HttpServerRequest.HttpServerRequest;
    return records.has(url)
      ? HttpServerResponse.jsonUnsafe(records.get(url))
      : HttpServerResponse.jsonUnsafe({ message: "Not found" }, { status: 404 });
  });

const DEADLINE = 10_000;

/** An account at the provider, of which nothing is needed but its token. */
const accounts = Layer.succeed(NewAccounts, {
  open: () =>
    Effect.succeed({
      idToken: new Confidential(emulatorToken("new")),
      remove: () => Effect.void,
      close: () => Effect.void,
    }),
});

/**
 * A console whose screens write through every layer to a backend that has some records and shows its faults; what was
 * written is what `onWrite` says, now or later. Time stands still but for `pass`.
 */
export const workingConsole = async (
  records: Records,
  { role = "admin", onWrite }: { role?: Role; onWrite?: (body: unknown) => unknown } = {},
) => {
  // Node's answers do not know the Blob of jsdom. Files share this module, and some put all globals back.
  vi.stubGlobal("Blob", Blob);
  const answer = toWebHandler(withSentinels(stored(records)));
  const writes: Array<unknown> = [];
  const asked: Array<string> = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.url);
    if (request.method !== "GET" && onWrite !== undefined) {
      const text = await request.text();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      writes.push(body);
      const answered = await onWrite(body);
      return answered instanceof Response ? answered : Response.json(answered);
    }
    const response = await answer(request);
    // The browser's part of a redirect that nobody may follow (D24).
    if (request.redirect === "error" && response.headers.has("location")) throw new TypeError("redirected");
    return response;
  };
  const ports = Layer.mergeAll(remoteOver({ fetch }), accounts, identityWithToken(undefined)).pipe(
    Layer.provideMerge(TestClock.layer()),
  );
  const runtime = ManagedRuntime.make(ports);
  const console: TestApp = {
    ...(await signedInConsole(role)),
    ...programsRunBy((program, signal) => runtime.runPromise(Effect.result(program), { signal })),
  };
  const announced = () =>
    console
      .signedInActors()
      .announcements.getSnapshot()
      .context.history.map(({ announcement }) => announcement);
  return { console, asked, writes, announced, pass: () => runtime.runPromise(TestClock.adjust(DEADLINE)) };
};
