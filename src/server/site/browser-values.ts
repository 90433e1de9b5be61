import { emulatorOrigin } from "../emulator/address.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * What the browser's bundle learns of the settings, as `import.meta.env.*`: the real Firebase project and how generated
 * passwords end there, or the origin of the Auth emulator; who runs the service, whom to write to, and whether staff
 * moderate. Values that do not apply are undefined.
 */
export const browserValues = ({
  identity,
  supportAddress,
  operator,
  moderation,
}: Pick<Settings, "identity" | "supportAddress" | "operator" | "moderation">): Readonly<
  Record<string, string | undefined>
> => {
  const project = identity.kind === "firebase" ? identity : undefined;
  return {
    VITE_FIREBASE_API_KEY: project?.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: project?.authDomain,
    VITE_FIREBASE_PROJECT_ID: project?.projectId,
    VITE_GENERATED_PASSWORD_SUFFIX: project?.passwordSuffix,
    VITE_SUPPORT_ADDRESS: supportAddress,
    VITE_OPERATOR: operator,
    VITE_MODERATION: moderation ? "on" : undefined,
    VITE_FIREBASE_AUTH_EMULATOR: identity.kind === "emulator" ? emulatorOrigin(identity.port) : undefined,
  };
};
