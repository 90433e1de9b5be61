import * as Data from "effect/Data";

/** The Auth emulator did not start or refused its accounts. */
export class EmulatorUnavailable extends Data.TaggedError("EmulatorUnavailable")<{
  readonly reason: string;
}> {
  override get message(): string {
    return `The Auth emulator could not be started: ${this.reason}.`;
  }
}
