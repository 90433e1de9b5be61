import { expect, test } from "vitest";
import { lookupsBy } from "../../../src/adapters/firebase/accounts/lookups.ts";

const LOOKUP = "https://provider.example/v1/accounts:lookup?key=key";
const TOKEN = "https://provider.example/v1/token?key=key";
const SIGN_IN = "https://provider.example/v1/accounts:signInWithPassword?key=key";

const answering = (status: number): typeof fetch =>
  lookupsBy(async () => Response.json({ error: { message: "Whatever" } }, { status })).ask;

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

const about = (uid: string): RequestInit => {
  const claims = btoa(JSON.stringify({ user_id: uid })).replaceAll("=", "");
  return { method: "POST", body: JSON.stringify({ idToken: `head.${claims}.signature` }) };
};

test("who is let go of while they are looked up is gone at once, and nobody else, and not for ever", async () => {
  const answers: Array<() => void> = [];
  const { ask, letGo } = lookupsBy(
    () => new Promise((answer) => answers.push(() => answer(Response.json({ users: [] })))),
  );
  const [ana, ben, token] = [
    ask(LOOKUP, about("ana")),
    ask(LOOKUP, about("ben")),
    ask(TOKEN, { body: "grant_type=refresh_token" }),
  ];
  letGo((uid) => uid === "ana");
  const gone = await ana;
  expect([gone.status, await gone.json()]).toEqual([400, { error: { message: "USER_NOT_FOUND" } }]);
  const again = ask(LOOKUP, about("ana"));
  for (const answer of answers) answer();
  expect((await Promise.all([ben, token, again])).map(({ status }) => status)).toEqual([200, 200, 200]);
});
