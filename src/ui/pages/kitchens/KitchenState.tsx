import { Trans } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import type { kitchenStatus } from "../../../domain/kitchen-standing.ts";

/** Whether a kitchen is shown to customers. */
export const KitchenState = ({ status }: { status: ReturnType<typeof kitchenStatus> }) =>
  status === "banned" ? (
    <Badge variant="dot" color="red" size="sm" tt="none">
      <Trans context="status of a kitchen">Banned</Trans>
    </Badge>
  ) : (
    <Badge variant="dot" color="green" size="sm" tt="none">
      <Trans context="status of a kitchen">Active</Trans>
    </Badge>
  );
