/** The only address the Auth emulator listens on, and the one the browser calls. */
export const EMULATOR_HOST = "127.0.0.1";

/** The Auth emulator's origin as the browser sees it, for example `http://127.0.0.1:9099`. */
export const emulatorOrigin = (port: number): string => `http://${EMULATOR_HOST}:${port}`;
