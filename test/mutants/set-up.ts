import { fc } from "@fast-check/vitest";

// A property's name contains its seed; the mutants' runner finds tests by their names.
fc.configureGlobal({ seed: 20_261_121 });
