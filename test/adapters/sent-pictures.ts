import * as Effect from "effect/Effect";
import { answerOf, ORIGIN, WebBackend } from "./fixtures-backend.ts";

/** A picture in a form, as whoever sends it calls it. */
export const sentForm = (
  fields: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
  type = "image/svg+xml",
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([bytes], { type }), "../../evil.svg");
  return form;
};

/** With its whole body at hand: what Node makes of a form breaks where it is not read to its end. */
export const uploadRequest = async (path: string, form: FormData, token: string, origin: string) => {
  const whole = new Response(form);
  return new Request(new URL(path, origin), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": whole.headers.get("content-type") ?? "",
    },
    body: await whole.arrayBuffer(),
  });
};

/** Sends a form with a picture. */
export const uploadTo = (path: string) => (form: FormData, token: string) =>
  Effect.flatMap(WebBackend, ({ answer }) =>
    Effect.promise(async () => answerOf(await answer(await uploadRequest(path, form, token, ORIGIN)))),
  );
