import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ConnectionRef } from "../../machines/console.ts";
import { connectionView } from "../../machines/google-connection/google-connection.view.ts";
import { ConnectionCard } from "./ConnectionCard.tsx";

/** The connection as it changes; what was read through it is read anew once it has changed. */
export const ConnectionSection = ({
  connection,
  onChange,
}: {
  connection: ConnectionRef;
  onChange: () => void;
}) => {
  const view = connectionView(
    useSelector(connection, (snapshot) => snapshot),
    connection.send,
  );
  const seen = useRef({ integration: view.integration, synced: view.synced });
  useEffect(() => {
    const { integration, synced } = view;
    const before = seen.current;
    seen.current = { integration, synced };
    const isNews =
      before.integration !== undefined && (before.integration !== integration || before.synced !== synced);
    if (isNews) onChange();
  });
  return <ConnectionCard view={view} />;
};
