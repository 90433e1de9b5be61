/** How to reach the identity provider: a real project, or the emulator. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | undefined;
}

/** What each value of a real project looks like, by the name of its variable (README). */
export const FIREBASE_SHAPES = {
  VITE_FIREBASE_API_KEY: /^[A-Za-z0-9_-]+$/u,
  // The value becomes a part of the Content-Security-Policy, so nothing but a plain host name may pass.
  VITE_FIREBASE_AUTH_DOMAIN: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u,
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z0-9-]{4,29}$/u,
} as const;

type Variable = keyof typeof FIREBASE_SHAPES;

const VARIABLES: ReadonlyArray<Variable> = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_PROJECT_ID",
];

/** Where the emulator is, and the project it serves: `demo-` projects never leave the machine. */
const EMULATOR_URL = "http://127.0.0.1:9099";
const EMULATOR_PROJECT = "demo-console";

type Environment = Pick<ImportMetaEnv, Variable | "VITE_FIREBASE_AUTH_EMULATOR">;

/** The variables that are missing beside others or make no sense; none where all three are sound, or none is set. */
export const unusableVariables = (env: Environment): ReadonlyArray<Variable> =>
  VARIABLES.some((name) => env[name])
    ? VARIABLES.filter((name) => !FIREBASE_SHAPES[name].test(env[name] ?? ""))
    : [];

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
