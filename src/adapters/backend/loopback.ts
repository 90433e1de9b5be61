/** The addresses that can be reached from this machine only. */
export const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
