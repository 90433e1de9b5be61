import * as Layer from "effect/Layer";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { takeExchange } from "./begun-early.ts";

const text = new TextDecoder();

/** The browser's own way to fetch; an exchange that was begun early is not sent again. */
export const fetchBegun = Layer.succeed(FetchHttpClient.Fetch, (input, init) => {
  const begun =
    init?.body instanceof Uint8Array ? takeExchange(String(input), text.decode(init.body)) : undefined;
  return begun ?? fetch(input, init);
});
