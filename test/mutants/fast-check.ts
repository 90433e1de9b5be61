import * as fc from "fast-check";
import * as vitest from "vitest";

// Stands in for @fast-check/vitest, which takes longer to load than the tests of a chart take, and whose names of
// properties contain a seed that changes.
fc.configureGlobal({ seed: 20_261_121 });

type Properties = (
  arbitraries: ReadonlyArray<fc.Arbitrary<unknown>>,
  parameters?: { readonly numRuns?: number; readonly seed?: number },
) => (name: string, holds: (...values: ReadonlyArray<unknown>) => boolean | void | Promise<void>) => void;

const prop: Properties = (arbitraries, parameters) => (name, holds) => {
  vitest.test(name, () =>
    fc.assert(
      fc.asyncProperty(fc.tuple(...arbitraries), async (values) => holds(...values)),
      parameters,
    ),
  );
};

export { fc };
export const test = Object.assign(vitest.test, { prop });
