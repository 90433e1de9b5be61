import * as Effect from "effect/Effect";
import type { DateRequest } from "../../domain/date-request.ts";
import type { Id } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import type { Dates } from "../../domain/ports/dates.ts";
import type { Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { identified } from "./identified.ts";

/** The dates of a record, the latest first. */
export const latestDates = <Of extends "user" | "kitchen">(
  all: (id: Id<Of>) => Effect.Effect<Records<DateRequest>, RemoteFailure, Dates>,
) =>
  identified((id: Id<Of>) =>
    Effect.map(all(id), ({ items, ...rest }) => ({ ...rest, items: latestFirst(items) })),
  );
