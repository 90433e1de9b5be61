import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { UnsecuredJWT } from "jose";
import { CAPABILITIES } from "../../../src/domain/capability.ts";
import { exchange } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, signIn, webBackendOffering } from "../fixtures-backend.ts";
import { identityClaims, nowInSeconds } from "../fixtures-tokens.ts";

const token = (uid: string, claims: object = {}): string =>
  new UnsecuredJWT({ ...identityClaims(uid), ...claims }).encode();

const creating = (uid: string, tokenId: string, roleId = "2", query = "") =>
  Effect.flatMap(signIn("admin"), (admin) =>
    ask({
      method: "POST",
      path: `/api/v1/authentication/createUser/2000-02-29/${encodeURIComponent(`${uid}@kitchen.example`)}/secret/${roleId}/${tokenId}${query}`,
      token: admin,
    }),
  );

const userOf = (tokenId: string) => Effect.map(ask(exchange(tokenId)), ({ body }) => JSON.parse(body).user);

const asAdmin = (method: "GET" | "PUT", path: string, body?: object) =>
  Effect.flatMap(signIn("admin"), (admin) =>
    ask({ method, path: `/api/v1/user${path}`, token: admin, ...(body && { body: JSON.stringify(body) }) }),
  );

const REFUSED = { _tag: "Refused", message: "The address was not verified", field: "allowUnverified" };
const over = (offered: typeof CAPABILITIES | readonly []) =>
  Layer.provide(webBackendOffering(offered), seeded(ANYWHERE, 9));

layer(over(CAPABILITIES), { excludeTestServices: true })("D68: an address", (it) => {
  it.effect("is verified as the tokens of its account say, from the first one on", () =>
    Effect.gen(function* () {
      for (const [uid, claims, verified] of [
        ["vera", { email_verified: true }, true],
        ["ulf", { email_verified: false }, false],
        ["una", {}, false],
      ] as const) {
        yield* creating(uid, token(uid, claims));
        const { userId } = yield* userOf(token(uid, claims));
        expect([uid, JSON.parse((yield* asAdmin("GET", `/${userId}`)).body).verified]).toEqual([
          uid,
          verified,
        ]);
      }
      const verified = () =>
        Effect.map(asAdmin("GET", "/200/0?verified=true"), ({ body, headers }) => ({
          names: JSON.parse(body).map(({ email }: { email: string }) => email),
          total: headers["x-total-count"],
        }));
      const before = yield* verified();
      expect(before.names).not.toContain("una@kitchen.example");
      expect((yield* userOf(token("una", { email_verified: true }))).verified).toBe(true);
      const after = yield* verified();
      expect(after.names).toContain("una@kitchen.example");
      expect(after.total).toBe(String(Number(before.total) + 1));
      expect((yield* userOf(token("una"))).verified).toBe(false);
    }),
  );

  it.effect(
    "is as the latest of its tokens says: one from before, of another device, takes nothing back",
    () =>
      Effect.gen(function* () {
        const at = (seconds: number, verified: boolean) =>
          token("ines", { iat: nowInSeconds() - seconds, email_verified: verified });
        yield* creating("ines", at(60, false));
        const said = (seconds: number, verified: boolean) =>
          Effect.map(userOf(at(seconds, verified)), (user) => user.verified);
        expect(yield* said(30, true)).toBe(true);
        expect(yield* said(40, false)).toBe(true);
        expect(yield* said(20, false)).toBe(false);
        expect(yield* said(25, true)).toBe(false);
        expect(yield* said(0, true)).toBe(true);

        const now = token("ivo", { email_verified: true });
        yield* creating("ivo", now);
        expect((yield* userOf(token("ivo", { iat: nowInSeconds() - 60 }))).verified).toBe(true);
        expect((yield* userOf(now)).verified).toBe(true);
      }),
  );

  it.effect("is another one once it was changed, and a token of the old one says nothing of it", () =>
    Effect.gen(function* () {
      const own = token("otto", { email_verified: true });
      yield* creating("otto", own);
      const user = yield* userOf(own);
      expect(user.verified).toBe(true);
      const moved = { ...user, email: "otto@elsewhere.example" };
      expect(JSON.parse((yield* asAdmin("PUT", "/editUser", moved)).body).verified).toBe(false);
      expect((yield* userOf(own)).verified).toBe(false);
      expect(
        (yield* userOf(token("otto", { email: "otto@elsewhere.example", email_verified: true }))).verified,
      ).toBe(true);
    }),
  );

  it.effect(
    "is the same one in other letters: verified still, and no reason to ask for a role above chef",
    () =>
      Effect.gen(function* () {
        const own = token("olga", { email_verified: true });
        yield* creating("olga", own);
        const user = yield* userOf(own);
        const spelled = { ...user, email: "Olga@Kitchen.example", role: "viewer" };
        const edited = yield* asAdmin("PUT", "/editUser", spelled);
        expect([edited.status, JSON.parse(edited.body)]).toEqual([200, spelled]);
        expect(yield* userOf(own)).toEqual(spelled);
      }),
  );

  it.effect("that is not verified gets a role above chef only where the request says so", () =>
    Effect.gen(function* () {
      yield* creating("uwe", token("uwe"));
      const user = yield* userOf(token("uwe"));
      const refused = yield* asAdmin("PUT", "/editUser", { ...user, role: "viewer", verified: true });
      expect([refused.status, JSON.parse(refused.body)]).toEqual([400, REFUSED]);
      const given = yield* asAdmin("PUT", "/editUser", { ...user, role: "viewer", allowUnverified: true });
      expect(JSON.parse(given.body)).toEqual({ ...user, role: "viewer" });
      const back = yield* asAdmin("PUT", "/editUser", { ...user, role: "chef" });
      expect(JSON.parse(back.body)).toEqual(user);

      const made = yield* creating("ugo", token("ugo"), "3");
      expect([made.status, JSON.parse(made.body)]).toEqual([400, REFUSED]);
      expect((yield* ask(exchange(token("ugo")))).status).toBe(404);
      expect((yield* creating("ugo", token("ugo"), "3", "?allowUnverified=true")).status).toBe(200);
      expect((yield* userOf(token("ugo"))).role).toBe("editor");
      expect((yield* creating("eva", token("eva", { email_verified: true }), "3")).status).toBe(200);
    }),
  );
});

layer(over([]), { excludeTestServices: true })("D68: a backend that does not say what is verified", (it) => {
  it.effect("tells of no address, and asks for nothing beyond §7", () =>
    Effect.gen(function* () {
      yield* creating("uwe", token("uwe"), "3");
      const user = yield* userOf(token("uwe"));
      expect(user).toMatchObject({ role: "editor" });
      const answers = [
        [user],
        [JSON.parse((yield* asAdmin("GET", `/${user.userId}`)).body)],
        JSON.parse((yield* asAdmin("GET", "/200/0")).body),
        [JSON.parse((yield* asAdmin("PUT", "/editUser", { ...user, role: "viewer" })).body)],
      ];
      for (const users of answers) for (const each of users) expect(each).not.toHaveProperty("verified");
    }),
  );
});
