import { describe, expect, test } from "vitest";
import { firebaseConfiguration } from "../../../src/adapters/firebase/configuration.ts";

const PROJECT = {
  VITE_FIREBASE_API_KEY: "AIza-Key_1",
  VITE_FIREBASE_AUTH_DOMAIN: "kitchen-1234.firebaseapp.com",
  VITE_FIREBASE_PROJECT_ID: "kitchen-1234",
};

describe("the configuration that a build was given", () => {
  test("a whole project is taken as it is", () => {
    expect(firebaseConfiguration(PROJECT)).toEqual({
      apiKey: "AIza-Key_1",
      authDomain: "kitchen-1234.firebaseapp.com",
      projectId: "kitchen-1234",
      emulatorUrl: undefined,
    });
  });

  test("none is the emulator, where it was said to be or at its own place", () => {
    expect(firebaseConfiguration({})).toEqual({
      apiKey: "demo-key",
      authDomain: "127.0.0.1:9099",
      projectId: "demo-console",
      emulatorUrl: "http://127.0.0.1:9099",
    });
    expect(firebaseConfiguration({ VITE_FIREBASE_AUTH_EMULATOR: "http://127.0.0.1:4400" }).emulatorUrl).toBe(
      "http://127.0.0.1:4400",
    );
  });
});
