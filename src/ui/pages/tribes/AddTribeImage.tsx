import { Trans, useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { formOf } from "../../../domain/drafts.ts";
import { isImageUrl } from "../../../domain/image-url.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { addTribeImage } from "../../../machines/use-cases/change-records.ts";
import { readNothing } from "../../parts/editing/record-form.ts";
import { SmallForm } from "../../parts/editing/SmallForm.tsx";
import { useEditing } from "../../parts/editing/use-editing.ts";

const NOTHING = { address: "", description: "" };

/** A picture for a tribe, by its address, with what it shows. */
export const AddTribeImage = ({ tribe: { tribeId } }: { tribe: Tribe }) => {
  const { t } = useLingui();
  const router = useRouter();
  const editing = useEditing<void, typeof NOTHING>({
    name: `${formOf("tribes", tribeId)}/picture`,
    base: undefined,
    draftOf: () => NOTHING,
    tidied: ({ address, description }) => ({ address: address.trim(), description: description.trim() }),
    secrets: {},
    validate: ({ address, description }) => ({
      ...(!isImageUrl(address.trim()) && { address: t`Enter a URL that starts with https://` }),
      ...(description.trim() === "" && { description: t`Describe the picture` }),
    }),
    read: () => readNothing,
    write: ({ draft: { address, description } }) =>
      addTribeImage({ tribe: { tribeId }, imageUrl: address, description }),
    told: () => ({ _tag: "OperationCompleted" }),
    onSaved: () => void router.invalidate(),
  });
  const labels = { address: t`URL of the picture`, description: t`What it shows` };
  return (
    <SmallForm
      label={t`Add a picture`}
      editing={editing}
      words={{ labels, valueText: (_, value) => String(value) }}
      namesakes={{ imageUrl: "address" }}
      button={<Trans>Add picture</Trans>}
      icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
    >
      <TextInput
        label={labels.address}
        inputMode="url"
        dir="ltr"
        {...editing.form.getInputProps("address")}
      />
      <TextInput label={labels.description} {...editing.form.getInputProps("description")} />
    </SmallForm>
  );
};
