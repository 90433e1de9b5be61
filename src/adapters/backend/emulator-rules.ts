/** The addresses that can be reached from this machine only. */
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** What the emulator would be used for. */
interface Emulated {
  readonly projectId: string;
  readonly listenHost: string;
  readonly production: boolean;
}

/** What is against the emulator's unsigned tokens (D53): somebody else could send them; nothing where nobody could. */
export const againstEmulator = ({
  projectId,
  listenHost,
  production,
}: Emulated): "production" | "project" | "listener" | undefined => {
  if (production) return "production";
  if (!projectId.startsWith("demo-")) return "project";
  return LOOPBACK.has(listenHost) ? undefined : "listener";
};
