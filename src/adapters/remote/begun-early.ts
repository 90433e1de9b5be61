import type { Confidential } from "../../domain/confidential.ts";
import { EXCHANGE } from "../contract/addresses.ts";

export interface BegunExchange {
  readonly body: string;
  readonly answer: Promise<Response>;
}

/** Sends the exchange that will most likely be asked for, before what reads its answer is there. */
export const beginExchange = (idToken: Confidential): BegunExchange => {
  const body = JSON.stringify({ idToken: idToken.revealed });
  const answer = fetch(EXCHANGE, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body,
    redirect: "error",
    credentials: "omit",
  });
  // Whoever takes it is told.
  answer.catch(() => undefined);
  return { body, answer };
};
