import type { ConnectionRef } from "../../../machines/app.ts";
import {
  connectionView,
  type ConnectionView,
} from "../../../machines/google-connection/google-connection.view.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useView } from "../../use-view.ts";

/** The connection as it changes; `onChange` when what came through it may have changed as well. */
export const useConnection = (connection: ConnectionRef, onChange: () => void): ConnectionView => {
  useEmitted(connection, "locations may have changed", onChange);
  return useView(connection, connectionView);
};
