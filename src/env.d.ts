/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_AUTH_EMULATOR?: string;
  readonly VITE_SUPPORT_ADDRESS?: string;
  readonly VITE_OPERATOR?: string;
  readonly VITE_MODERATION?: "on";
  readonly VITE_GENERATED_PASSWORD_SUFFIX?: string;
}

/** The Network Information API, where a browser has it: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** https://www.w3.org/TR/trusted-types/; browsers without it enforce nothing. */
interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>,
    ) => unknown;
  };
}
