import { PROGRAM_CAME } from "./program-came.ts";

// The first thing that the program does, before its other modules run: they take a while on a slow machine.
dispatchEvent(new Event(PROGRAM_CAME));
