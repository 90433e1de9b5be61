import * as Layer from "effect/Layer";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { EXCHANGE } from "../contract/addresses.ts";
import type { BegunExchange } from "./begun-early.ts";

const text = new TextDecoder();

/** The browser's own way to fetch; the exchange that was begun early is not sent again. Its answer is good for one time. */
export const fetchBegun = (early: Promise<BegunExchange | undefined> | undefined) =>
  Layer.sync(FetchHttpClient.Fetch, () => {
    let left = early;
    return async (input, init) => {
      if (left === undefined || !String(input).endsWith(EXCHANGE) || !(init?.body instanceof Uint8Array))
        return fetch(input, init);
      const taken = left;
      left = undefined;
      const begun = await taken;
      return begun?.body === text.decode(init.body) ? begun.answer : fetch(input, init);
    };
  });
