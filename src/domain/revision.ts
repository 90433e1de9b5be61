/**
 * A record that may say which of its states it is, in words of the backend's own; one that is written with it is refused
 * where it is in another by then (D37).
 */
export interface Revised {
  readonly revision?: string | undefined;
}
