import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { Asked } from "../adapters/asked.ts";
import type { Service } from "./service.ts";
import type { Noted } from "./steady-load.ts";

/** Every so many calls there is one that makes a tribe. */
const WRITING = 10;

const READING = ["/api/v1/user/20/0", "/api/v1/kitchen/count", "/api/v1/user/4"];

const isWritten = (turn: number): boolean => turn % WRITING === 0;
const nameOf = (turn: number): string => `Written ${turn}`;

/** Nine calls that read, then one that writes, by turn. */
export const mixed =
  (token: () => string) =>
  (turn: number): Asked =>
    isWritten(turn)
      ? {
          method: "POST",
          path: "/api/v1/tribe/createTribe",
          token: token(),
          body: { name: nameOf(turn), description: "" },
        }
      : { method: "GET", path: READING[turn % READING.length] ?? "", token: token() };

const Named = Schema.fromJsonString(Schema.Array(Schema.Struct({ name: Schema.String })));

/** What was acknowledged and is not there. */
export const lostOf = (running: Service, token: string, noted: ReadonlyArray<Noted>) =>
  Effect.map(running.ask({ method: "GET", path: "/api/v1/tribe", token }), ({ body }) => {
    const kept = new Set(Schema.decodeSync(Named)(body).map(({ name }) => name));
    return noted.filter(({ turn, status }) => isWritten(turn) && status === 200 && !kept.has(nameOf(turn)));
  });
