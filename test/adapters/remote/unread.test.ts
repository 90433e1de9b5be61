import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { vi } from "vitest";
import { addTribeImage, uploadProfileImage } from "../../../src/machines/use-cases/records/additions.ts";
import { applyEdit } from "../../../src/machines/use-cases/changes/apply-edit.ts";
import { markRead } from "../../../src/machines/use-cases/messages/mark-read.ts";
import { reportingIncidents } from "../../../src/machines/use-cases/messages/report-incident.ts";
import { takeBack } from "../../../src/machines/use-cases/changes/take-back.ts";
import type { ReadingPorts } from "../../../src/machines/ports.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import type { RecordTarget } from "../../../src/domain/deletion.ts";
import type { Incidents } from "../../../src/domain/ports/incidents.ts";
import type { SavingFailure } from "../../../src/domain/saving-failure.ts";
import { unread } from "../../../src/domain/ports/unread.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";
import { ANA, SENT_ANA } from "./ana.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const CASA = { kitchenId: 9, nombre: "Casa", banned: false, positivo: 0, negativo: 0 };

const target = (_tag: RecordTarget["_tag"], of: string): RecordTarget => ({ _tag, id: of, name: "Ana" });

interface Write {
  readonly what: string;
  readonly write: Effect.Effect<unknown, SavingFailure, ReadingPorts | Incidents>;
  readonly value: unknown;
}

const WRITES: ReadonlyArray<Write> = [
  {
    what: "§7: a message marked as read",
    write: markRead([{ notificationId: id("9"), title: "Hello" }], () => undefined),
    value: { _tag: "MessagesRead", titles: ["Hello"] },
  },
  {
    what: "D44: an incident report",
    write: Effect.suspend(() => reportingIncidents().report("a report")),
    value: "told",
  },
  {
    what: "§7: a picture of somebody",
    write: uploadProfileImage(id("7"), new TextEncoder().encode("picture")),
    value: undefined,
  },
  {
    what: "§7: a picture of a tribe",
    write: addTribeImage({ tribe: { tribeId: id("5") }, imageUrl: "/a.jpg", description: "" }),
    value: undefined,
  },
  {
    what: "D54: a connection to Google",
    write: unread(Business.use(({ connectGoogle }) => connectGoogle(ANA.userId, "code"))),
    value: undefined,
  },
  {
    what: "§7: a ban",
    write: applyEdit({ target: target("kitchens", "9"), edit: { _tag: "Ban" } }),
    value: { isChanged: true, inverse: { _tag: "LiftBan" } },
  },
  {
    what: "§7: a role",
    write: applyEdit({ target: target("users", "7"), edit: { _tag: "GiveRole", role: "editor" } }),
    value: { isChanged: true, inverse: { _tag: "GiveRole", role: "chef" } },
  },
  {
    what: "D66: an edit that was taken back",
    write: takeBack({
      activityId: id("1"),
      resource: "users",
      recordId: "7",
      creationDate: "2026-05-04T10:00:00Z",
      changes: [{ field: "nombre", before: "Ana", after: "Ana Ñandú" }],
    }),
    value: { _tag: "ChangeTakenBack", target: { _tag: "users", id: "7", name: "7" } },
  },
];

it.effect.each(WRITES)("D34: $what worked, whatever stands in the answer", ({ write, value }) => {
  const sent: Array<Sent> = [];
  const answers = [
    () => new Response(null, { status: 204 }),
    () => new Response("", { headers: { "content-type": "application/json" } }),
    () => new Response("Done", { status: 201 }),
  ];
  return Effect.forEach(answers, (answer) =>
    Effect.gen(function* () {
      const fetch = answering(sent, ({ method, url }) => {
        if (method !== "GET") return answer();
        if (url.includes("/activity/")) return jsonAnswer([]);
        return jsonAnswer(url.includes("/user/") ? SENT_ANA : CASA);
      });
      expect(yield* Effect.provide(write, remoteOver({ fetch }))).toEqual(value);
    }),
  );
});
