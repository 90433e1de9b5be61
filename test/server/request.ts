import { Agent, request as start, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import * as Effect from "effect/Effect";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request, sent as it stands: no path is tidied up and no body is decompressed, as `fetch` would do. */
export const request = (port: number, path: string, options: RequestOptions = {}) =>
  Effect.callback<Answer>((resume) => {
    const call = start({ ...options, host: "127.0.0.1", port, path, agent: new Agent() }, (response) => {
      const chunks: Array<Buffer> = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resume(
          Effect.succeed({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        ),
      );
    });
    call.on("error", (cause) => resume(Effect.die(cause)));
    call.end();
  });
