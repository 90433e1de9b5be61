import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { LANGUAGES } from "../../domain/language.ts";
import { useConsole } from "../console-context.ts";

/** Chooses the language of the interface; each names itself (§2, §9). */
export const LanguageSelect = () => {
  const { t } = useLingui();
  const { preferences } = useConsole();
  const wanted = useSelector(preferences, ({ context }) => context.wanted);
  return (
    <NativeSelect
      aria-label={t`Language`}
      size="xs"
      miw={0}
      value={wanted}
      data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find(({ code }) => code === currentTarget.value);
        if (chosen !== undefined) preferences.send({ type: "choose a language", language: chosen.code });
      }}
    />
  );
};
