import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** The lines of a packed file; rejects where it is not whole. */
export async function* linesOf(file: string): AsyncGenerator<string, void> {
  const plain = createGunzip().setEncoding("utf8");
  const reading = pipeline(createReadStream(file), plain);
  // What goes wrong is told by the stream that is read from, too.
  reading.catch(() => undefined);
  let begun = "";
  for await (const chunk of plain) {
    const [first = "", ...others] = String(chunk).split("\n");
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
}
