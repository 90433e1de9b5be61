import { vi } from "vitest";
import type { ConnectionView } from "../../../../src/machines/google-connection/google-connection.view.ts";

/** A connection as its card sees it, whose calls are counted. */
export const connectionShown = (changes: Partial<ConnectionView> = {}): ConnectionView => ({
  status: "disconnected",
  integration: undefined,
  isBusy: false,
  isBack: false,
  isLeaving: false,
  isConfirming: false,
  failure: undefined,
  unread: undefined,
  synced: undefined,
  connect: vi.fn<() => void>(),
  sync: vi.fn<() => void>(),
  disconnect: vi.fn<() => void>(),
  confirm: vi.fn<() => void>(),
  cancel: vi.fn<() => void>(),
  tryAgain: vi.fn<() => void>(),
  ...changes,
});
