/** How to reach the identity provider: a real project, or the emulator. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | undefined;
}

/** The project that the emulator serves; `demo-` projects never leave the machine. */
const EMULATOR: FirebaseConfiguration = {
  apiKey: "demo-key",
  authDomain: "127.0.0.1:9099",
  projectId: "demo-console",
  emulatorUrl: "http://127.0.0.1:9099",
};

/** The configuration that the build was given (README), or the emulator where it was given none. */
export const firebaseConfiguration = (env: ImportMetaEnv): FirebaseConfiguration => {
  const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID } = env;
  return VITE_FIREBASE_API_KEY && VITE_FIREBASE_AUTH_DOMAIN && VITE_FIREBASE_PROJECT_ID
    ? {
        apiKey: VITE_FIREBASE_API_KEY,
        authDomain: VITE_FIREBASE_AUTH_DOMAIN,
        projectId: VITE_FIREBASE_PROJECT_ID,
        emulatorUrl: undefined,
      }
    : EMULATOR;
};
