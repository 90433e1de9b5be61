const bytesOf = (...parts: ReadonlyArray<string>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(parts.join(""), "latin1"));

/** The beginnings of pictures; nobody looks further. */
export const PNG = bytesOf("\u0089PNG\r\n\u001a\n", "picture");
export const JPEG = bytesOf("\u00ff\u00d8\u00ff\u00e0", "picture");
export const WEBP = bytesOf("RIFF\u0000\u0000\u0000\u0000WEBP", "picture");
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

export const MEGABYTE = 1024 * 1024;

/** A picture made as large as this. */
export const sized = (picture: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(picture);
  return bytes;
};
