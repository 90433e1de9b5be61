import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconPhotoPlus } from "@tabler/icons-react";
import { isImageUrl } from "../../../domain/image-url.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { addTribeImage } from "../../../machines/use-cases/change-records.ts";
import { useAction } from "../../parts/action/use-action.ts";

/** A picture for a tribe, by its address, with what it shows. */
export const AddTribeImage = ({ tribe }: { tribe: Tribe }) => {
  const { t } = useLingui();
  const { act, isBusy } = useAction();
  const form = useForm({
    mode: "controlled",
    initialValues: { address: "", description: "" },
    validate: {
      address: (value) => (isImageUrl(value.trim()) ? null : t`Enter an address that begins with https://`),
      description: (value) => (value.trim() === "" ? t`Say what the picture shows` : null),
    },
  });
  return (
    <form
      noValidate
      aria-label={t`Add a picture`}
      onSubmit={form.onSubmit(({ address, description }) => {
        act(
          addTribeImage({
            tribe: { tribeId: tribe.tribeId },
            imageUrl: address.trim(),
            description: description.trim(),
          }),
        );
        form.reset();
      })}
    >
      <Group align="start" gap="sm">
        <TextInput label={t`Address`} type="url" dir="ltr" {...form.getInputProps("address")} />
        <TextInput label={t`What it shows`} {...form.getInputProps("description")} />
        <Button
          type="submit"
          variant="default"
          mt="1.5rem"
          loading={isBusy}
          leftSection={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
        >
          <Trans>Add picture</Trans>
        </Button>
      </Group>
    </form>
  );
};
