import type { Messages } from "@lingui/core";

/** Catalogs by their path, each a chunk of its own. */
export type Catalogs = Readonly<Record<string, () => Promise<unknown>>>;

const isCatalog = (module: unknown): module is { readonly messages: Messages } =>
  typeof module === "object" && module !== null && "messages" in module;

/** Loads one of the catalogs; rejects where there is none. */
export const catalogIn = async (catalogs: Catalogs, path: string): Promise<Messages> => {
  const catalog = await catalogs[path]?.();
  if (!isCatalog(catalog)) throw new Error(`No catalog ${path}`);
  return catalog.messages;
};
