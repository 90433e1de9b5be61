import { useEffect, useEffectEvent } from "react";
import type { ConnectionRef } from "../../../machines/app.ts";
import {
  connectionView,
  type ConnectionView,
} from "../../../machines/google-connection/google-connection.view.ts";
import { useView } from "../../use-view.ts";

/** The connection as it changes; `onChange` when what came through it may have changed as well. */
export const useConnection = (connection: ConnectionRef, onChange: () => void): ConnectionView => {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listening = connection.on("locations may have changed", () => changed());
    return () => listening.unsubscribe();
  }, [connection]);
  return useView(connection, connectionView);
};
