import type { Confidential } from "../../domain/confidential.ts";

const ADDRESS = "/api/v1/authentication/exchange";

interface Begun {
  readonly body: string;
  readonly answer: Promise<Response>;
}

let begun: Begun | undefined;

/** Sends the exchange that will most likely be asked for, before what reads its answer is there. */
export const beginExchange = (idToken: Confidential): void => {
  const body = JSON.stringify({ idToken: idToken.revealed });
  const answer = fetch(ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body,
    redirect: "error",
    credentials: "omit",
  });
  // Whoever takes it is told.
  answer.catch(() => undefined);
  begun = { body, answer };
};

/** The answer to a body's exchange, where that was begun; it is good for one time. */
export const takeExchange = (address: string, body: string): Promise<Response> | undefined => {
  if (begun === undefined || !address.endsWith(ADDRESS)) return undefined;
  const { body: sent, answer } = begun;
  begun = undefined;
  return sent === body ? answer : undefined;
};
