import type { ComponentType } from "react";
import { restoreStyles } from "./lost-styles.ts";

/** A part of the console that comes when it is asked for. */
export interface Part<Props> {
  /** Asks for it: once, and again where it did not come. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What has come; nothing before. */
  readonly arrived: () => ComponentType<Props> | undefined;
}

/** The one way to load a part late: only `Loaded` draws it, which says so where it or its texts do not come. */
export const part = <Props>(
  load: () => Promise<ComponentType<Props>>,
  texts?: () => Promise<void>,
): Part<Props> => {
  let coming: Promise<ComponentType<Props>> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => {
    try {
      await restoreStyles();
      [arrived] = await Promise.all([load(), texts?.()]);
      return arrived;
    } finally {
      coming = undefined;
    }
  };
  return { load: () => (coming ??= ask()), arrived: () => arrived };
};
