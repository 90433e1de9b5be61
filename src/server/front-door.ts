import { HEALTH } from "../adapters/contract/addresses.ts";
import type { Handler } from "./listener.ts";

/** Where a balancer asks whether requests may be sent here. */
const READINESS = "/readyz";

const notReady: Handler = (_request, response) => {
  response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" }).end("Not ready\n");
};

/**
 * One origin for both halves: paths below `/api/` go to `api`, all others to `site`; every answer of either carries
 * `headers`. Readiness is the service's health, until the end begins.
 */
export const frontDoor = (parts: {
  readonly headers: Readonly<Record<string, string>>;
  readonly isReady: () => boolean;
  readonly api: Handler;
  readonly site: Handler;
}): Handler => {
  const headers = new Map(Object.entries(parts.headers));
  return (request, response) => {
    response.setHeaders(headers);
    if (request.url === READINESS) {
      request.url = HEALTH;
      return parts.isReady() ? parts.api(request, response) : notReady(request, response);
    }
    const half = request.url?.startsWith("/api/") === true ? parts.api : parts.site;
    half(request, response);
  };
};
