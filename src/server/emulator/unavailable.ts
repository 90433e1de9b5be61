import * as Data from "effect/Data";

export class EmulatorUnavailable extends Data.TaggedError("EmulatorUnavailable")<{
  readonly reason: string;
}> {
  override get message(): string {
    return `The Auth emulator could not be started: ${this.reason}.`;
  }
}

export const unavailable = (cause: unknown) => new EmulatorUnavailable({ reason: String(cause) });
