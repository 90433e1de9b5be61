import type { Handler } from "./listener.ts";

/**
 * One origin for both halves: paths below `/api/` go to `api`, all others to `site`; every answer of either carries
 * `headers`.
 */
export const frontDoor = (parts: {
  readonly headers: Readonly<Record<string, string>>;
  readonly api: Handler;
  readonly site: Handler;
}): Handler => {
  const headers = new Map(Object.entries(parts.headers));
  return (request, response) => {
    response.setHeaders(headers);
    const half = request.url?.startsWith("/api/") === true ? parts.api : parts.site;
    half(request, response);
  };
};
