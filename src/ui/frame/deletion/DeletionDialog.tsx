import { Plural, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import type { Target } from "../../../domain/deletion.ts";
import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { DELETION_WORDS } from "./deletion-texts.tsx";
import { TargetNames } from "./TargetNames.tsx";
import { WayBack } from "./WayBack.tsx";

const Verb = ({ targets, first }: { targets: ReadonlyArray<Target>; first: Target }) => {
  const { t } = useLingui();
  return targets.length === 1 ? (
    t(DELETION_WORDS[first._tag].remove)
  ) : (
    <Plural value={targets.length} one="Delete # item" other="Delete # items" />
  );
};

/** The question before anything is deleted: what, what goes with it, and a way back. */
export const DeletionDialog = ({ isOpen, view }: { isOpen: boolean; view: DeletionView }) => {
  const { t } = useLingui();
  const [first] = view.targets;
  const GoesAlong = first && DELETION_WORDS[first._tag].GoesAlong;
  return (
    <Dialog isOpen={isOpen} onClose={view.cancel} title={t`Are you sure you want to delete this item?`}>
      {first !== undefined && (
        <Stack gap="md">
          <TargetNames targets={view.targets} />
          {GoesAlong !== undefined && (
            <Text size="sm">
              <GoesAlong count={view.targets.length} />
            </Text>
          )}
          <WayBack view={view} isDangerous>
            <Verb targets={view.targets} first={first} />
          </WayBack>
        </Stack>
      )}
    </Dialog>
  );
};
