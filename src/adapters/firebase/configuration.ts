/** How to reach the identity provider: a real project, or the emulator. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | undefined;
}

/** The project that the emulator serves: `demo-` projects never leave the machine. */
export const EMULATOR_PROJECT = "demo-console";

const EMULATOR_URL = "http://127.0.0.1:9099";

type Environment = Pick<
  ImportMetaEnv,
  | "VITE_FIREBASE_API_KEY"
  | "VITE_FIREBASE_AUTH_DOMAIN"
  | "VITE_FIREBASE_PROJECT_ID"
  | "VITE_FIREBASE_AUTH_EMULATOR"
>;

/** The configuration that the build was given (README), or the emulator where it was given no project. */
export const firebaseConfiguration = (env: Environment): FirebaseConfiguration => {
  const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID } = env;
  if (VITE_FIREBASE_API_KEY && VITE_FIREBASE_AUTH_DOMAIN && VITE_FIREBASE_PROJECT_ID) {
    return {
      apiKey: VITE_FIREBASE_API_KEY,
      authDomain: VITE_FIREBASE_AUTH_DOMAIN,
      projectId: VITE_FIREBASE_PROJECT_ID,
      emulatorUrl: undefined,
    };
  }
  const emulatorUrl = env.VITE_FIREBASE_AUTH_EMULATOR ?? EMULATOR_URL;
  return {
    apiKey: "demo-key",
    authDomain: new URL(emulatorUrl).host,
    projectId: EMULATOR_PROJECT,
    emulatorUrl,
  };
};
