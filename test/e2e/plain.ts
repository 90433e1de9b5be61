/** Whether the backend knows §7 only (D57). */
export const isPlain = process.env["CAPABILITIES"] === "none";
