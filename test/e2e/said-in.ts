import type { LanguageCode } from "../../src/domain/language.ts";
import { allEntriesOf } from "../messages/catalogs.ts";

/** Says an English text as the pages of a language do, with its values in their places. */
export type Say = (source: string, ...values: ReadonlyArray<string>) => string;

export const saidIn = async (language: LanguageCode): Promise<Say> => {
  const entries = await allEntriesOf(language);
  return (source, ...values) => {
    const entry = entries.find((candidate) => candidate.source === source);
    if (entry === undefined) throw new Error(`No catalog has ${source}`);
    const said = entry.translation === "" ? source : entry.translation;
    return said.replaceAll(/<\/?\d+\/?>/gu, "").replaceAll(/\{(\d)\}/gu, (_, at) => values[Number(at)] ?? "");
  };
};
