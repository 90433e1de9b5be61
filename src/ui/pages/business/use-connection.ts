import { useEffect } from "react";
import type { ConnectionRef } from "../../../machines/app.ts";
import {
  connectionView,
  type ConnectionView,
} from "../../../machines/google-connection/google-connection.view.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useView } from "../../use-view.ts";

/**
 * The connection as it changes, which hears when its page is left; `onChange` when what came through it may have changed
 * as well.
 */
export const useConnection = (connection: ConnectionRef, onChange: () => void): ConnectionView => {
  useEmitted(connection, "locations may have changed", onChange);
  useEffect(() => () => connection.send({ type: "page was left" }), [connection]);
  return useView(connection, connectionView);
};
