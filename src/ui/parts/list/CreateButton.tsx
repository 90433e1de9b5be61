import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { refused } from "../access/refused.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { LIST_PATHS, type ListView } from "./list-view.ts";

/** The way to the form for a new record; off with a reason where the role may not (D4). */
export const CreateButton = <A,>({ view: { name, words } }: { view: ListView<A> }) => {
  const { t } = useLingui();
  const refusal = useRefusal(`${name}.create`);
  const icon = <IconPlus size={16} stroke={1.75} aria-hidden />;
  return refusal === undefined ? (
    <Button leftSection={icon} renderRoot={(props) => <Link to={LIST_PATHS[name].create} {...props} />}>
      {t(words.create)}
    </Button>
  ) : (
    <Button leftSection={icon} {...refused(refusal)}>
      {t(words.create)}
    </Button>
  );
};
