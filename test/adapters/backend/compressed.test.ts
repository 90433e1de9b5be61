import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { exchange } from "../asked.ts";
import { tokensOf } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { askNode, nodeBackend } from "./node-backend.ts";

/** Enough for an answer that is worth it. */
const USERS = 60;

const asked = (path: string, encodings: string) =>
  Effect.gen(function* () {
    const token = tokensOf(yield* askNode(exchange(emulatorToken("sample-admin")))).accessToken;
    const headers = { "accept-encoding": encodings };
    const { status, headers: answered, body } = yield* askNode({ method: "GET", path, token, headers });
    expect(status).toBe(200);
    return {
      body,
      type: answered["content-type"],
      total: answered["x-total-count"],
      encoding: answered["content-encoding"],
      vary: answered["vary"],
    };
  });

const PAGE = "/api/v1/user/25/0";

layer(nodeBackend(USERS), { excludeTestServices: true })("Answers", (it) => {
  it.effect("of more than a kilobyte are compressed for whoever takes gzip, and say the same", () =>
    Effect.gen(function* () {
      const plain = yield* asked(PAGE, "identity");
      expect(plain).toMatchObject({ encoding: undefined, vary: "Accept-Encoding", total: String(USERS) });
      expect(plain.body.length).toBeGreaterThan(1_024);
      for (const encodings of ["gzip", "br, gzip;q=0.5", "GZIP , deflate", "*", "br;q=0, *;q=0.1"])
        expect([encodings, yield* asked(PAGE, encodings)]).toEqual([
          encodings,
          { ...plain, encoding: "gzip" },
        ]);
      for (const encodings of ["gzip;q=0", "br, gzip;q=0.0, deflate", "xgzip", "*;q=0", "gzip;q=0, *"])
        expect([encodings, yield* asked(PAGE, encodings)]).toEqual([encodings, plain]);
    }),
  );

  it.effect("of less stay as they are", () =>
    Effect.gen(function* () {
      const { encoding, vary } = yield* asked("/api/v1/user/count", "gzip");
      expect([encoding, vary]).toEqual([undefined, undefined]);
    }),
  );
});
