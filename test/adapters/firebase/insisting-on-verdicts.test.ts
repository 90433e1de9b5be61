import { expect, test } from "vitest";
import { insistingOnVerdicts } from "../../../src/adapters/firebase/accounts/insisting-on-verdicts.ts";

const LOOKUP = "https://provider.example/v1/accounts:lookup?key=key";
const TOKEN = "https://provider.example/v1/token?key=key";
const SIGN_IN = "https://provider.example/v1/accounts:signInWithPassword?key=key";

const answering = (status: number) =>
  insistingOnVerdicts(async () => Response.json({ error: { message: "Whatever" } }, { status }));

test.each([
  [LOOKUP, 429],
  [LOOKUP, 503],
  [TOKEN, 403],
  [TOKEN, 500],
])("an answer of %s by %i is a network that failed", async (address, status) => {
  await expect(answering(status)(address)).rejects.toThrow(
    new TypeError(`The provider gave no verdict: ${status}`),
  );
});

test.each([
  [LOOKUP, 200],
  [LOOKUP, 400],
  [TOKEN, 400],
  [SIGN_IN, 503],
  ["/api/v1/user/count", 503],
])("an answer of %s by %i is given as it came", async (address, status) => {
  expect((await answering(status)(address)).status).toBe(status);
});
