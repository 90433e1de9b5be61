import { createRequire } from "node:module";
import * as Predicate from "effect/Predicate";
import type { Handler } from "../listener.ts";

const SERVER_MODULE = "firebase-tools/lib/emulator/auth/server.js";

const isFunction = (value: unknown): value is (...parameters: ReadonlyArray<unknown>) => unknown =>
  typeof value === "function";
const isHandler = (value: unknown): value is Handler => typeof value === "function";

/**
 * Runs `create` while exegesis, which answers for the emulator's API, compiles the schema of an operation at its
 * first use. Compiling all of them beforehand takes 2.5 of 3 seconds and half of the memory.
 */
const compilingOnDemand = async <A>(load: NodeJS.Require, create: () => Promise<A>): Promise<A> => {
  const exegesis: unknown = load("exegesis-express");
  if (!Predicate.hasProperty(exegesis, "middleware") || !isFunction(exegesis.middleware)) return create();
  const middleware = exegesis.middleware;
  exegesis.middleware = (document: unknown, options: unknown) =>
    middleware(document, {
      ...(Predicate.isObject(options) ? options : {}),
      lazyCompileValidationSchemas: true,
    });
  try {
    return await create();
  } finally {
    exegesis.middleware = middleware;
  }
};

/**
 * The request handler of firebase-tools' Auth emulator, for a project. The door it comes by is no public one: a version of
 * firebase-tools without it rejects.
 */
export const emulatorApp = async (projectId: string): Promise<Handler> => {
  const path = createRequire(import.meta.url).resolve(SERVER_MODULE);
  const load = createRequire(path);
  const server: unknown = load(path);
  if (!Predicate.hasProperty(server, "createApp") || !isFunction(server.createApp))
    throw new TypeError("firebase-tools has no createApp");
  const createApp = server.createApp;
  return compilingOnDemand(load, async () => {
    const app: unknown = await createApp(projectId);
    if (!isHandler(app)) throw new TypeError("createApp of firebase-tools gave no request handler");
    return app;
  });
};
