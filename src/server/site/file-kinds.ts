/** The encodings a built file may have beside it, best first, with the ending of the compressed file. */
export const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** Files of the site by how their names end: what they are sent as, and whether they get smaller by being compressed. */
export const KINDS: Readonly<Record<string, { readonly contentType: string; readonly shrinks: boolean }>> = {
  ".css": { contentType: "text/css; charset=utf-8", shrinks: true },
  ".html": { contentType: "text/html; charset=utf-8", shrinks: true },
  ".ico": { contentType: "image/x-icon", shrinks: true },
  ".jpg": { contentType: "image/jpeg", shrinks: false },
  ".js": { contentType: "text/javascript; charset=utf-8", shrinks: true },
  ".json": { contentType: "application/json", shrinks: true },
  ".map": { contentType: "application/json", shrinks: true },
  ".png": { contentType: "image/png", shrinks: false },
  ".svg": { contentType: "image/svg+xml", shrinks: true },
  ".txt": { contentType: "text/plain; charset=utf-8", shrinks: true },
  ".wasm": { contentType: "application/wasm", shrinks: true },
  ".webmanifest": { contentType: "application/manifest+json", shrinks: true },
  ".webp": { contentType: "image/webp", shrinks: false },
  ".woff2": { contentType: "font/woff2", shrinks: false },
};
