/** A request as it left the console. */
export interface Asked {
  /** As the specification writes it, below `/api/v1`: `GET /kitchen/1`. */
  readonly call: string;
  readonly bearer: string | undefined;
  /** The only state of a record that it writes onto. */
  readonly onlyOnto: string | undefined;
  /** The key under which it creates a record. */
  readonly once: string | undefined;
  readonly body: string;
  readonly signal: AbortSignal | null | undefined;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** An answer with JSON in it. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

/** An answer that says nothing but that it was done. */
export const done = (): Response => new Response(null, { status: 204 });

/** A backend that answers what it was told to, says 404 to the rest, and notes everything it was asked. */
export interface FakeBackend {
  readonly asked: ReadonlyArray<Asked>;
  /** How often a call was made. */
  readonly times: (call: string) => number;
  /** What it answers from now on. */
  readonly answer: (answers: Readonly<Record<string, Answer>>) => void;
  readonly fetch: typeof globalThis.fetch;
}

const BASE = "/api/v1";

const textOf = (body: unknown): string => {
  if (body === null || body === undefined) return "";
  if (typeof body === "string") return body;
  // Not `instanceof`: the browser's arrays are others than Node's.
  if (ArrayBuffer.isView(body)) return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
  return "";
};

export const fakeBackend = (): FakeBackend => {
  const answers = new Map<string, Answer>();
  const asked: Array<Asked> = [];
  return {
    asked,
    times: (call) => asked.filter((one) => one.call === call).length,
    answer: (more) => {
      for (const [call, answer] of Object.entries(more)) answers.set(call, answer);
    },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      const noted: Asked = {
        call: `${init?.method ?? "GET"} ${pathname.replace(BASE, "")}${search}`,
        onlyOnto: new Headers(init?.headers).get("if-match") ?? undefined,
        once: new Headers(init?.headers).get("idempotency-key") ?? undefined,
        bearer: new Headers(init?.headers).get("authorization")?.replace(/^Bearer /u, ""),
        body: textOf(init?.body),
        signal: init?.signal,
      };
      asked.push(noted);
      return (answers.get(noted.call) ?? (() => json({ message: "not here" }, 404)))(noted);
    },
  };
};
