import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { formOf } from "../../../domain/drafts.ts";
import { type Tribe, tribeImageForm } from "../../../domain/tribe.ts";
import { addTribeImage } from "../../../machines/use-cases/records/additions.ts";
import { PictureField } from "../../parts/editing/PictureField.tsx";
import { readNothing } from "../../parts/editing/record-form.ts";
import { SmallForm } from "../../parts/editing/SmallForm.tsx";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";

/** A picture for a tribe, by its address, with what it shows. */
export const AddTribeImage = ({ tribe: { tribeId, name } }: { tribe: Tribe }) => {
  const { t } = useLingui();
  const router = useRouter();
  const textsOf = useProblemTexts();
  const editing = useEditing<void, typeof tribeImageForm.empty>({
    name: `${formOf("tribes", tribeId)}/picture`,
    base: undefined,
    draftOf: () => tribeImageForm.empty,
    tidied: tribeImageForm.meant,
    secrets: {},
    validate: (values) =>
      textsOf(tribeImageForm.problems(values), { TextMissing: msg`Describe the picture` }),
    read: () => readNothing,
    write: ({ draft }) => addTribeImage({ tribe: { tribeId }, ...draft }),
    told: () => ({ _tag: "PictureAdded", of: name }),
    onSaved: () => void router.invalidate(),
  });
  const labels = { imageUrl: t`URL of the picture`, description: t`What it shows` };
  return (
    <SmallForm
      label={t`Add a picture`}
      editing={editing}
      words={{ labels }}
      button={t`Add picture`}
      icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
    >
      <PictureField
        label={labels.imageUrl}
        // Its fields begin at one height.
        description={undefined}
        {...editing.form.getInputProps("imageUrl")}
        value={editing.form.values.imageUrl}
        shape="any"
        onReplace={(address) => editing.form.setFieldValue("imageUrl", address)}
      />
      <TextInput label={labels.description} {...editing.form.getInputProps("description")} />
    </SmallForm>
  );
};
