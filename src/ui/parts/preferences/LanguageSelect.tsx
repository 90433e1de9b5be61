import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { LANGUAGES } from "../../../domain/language.ts";
import { useApp } from "../../app-context.ts";
import classes from "./LanguageSelect.module.css";

/** Chooses the language of the interface; each names itself. One that does not come is told of below. */
export const LanguageSelect = () => {
  const { t } = useLingui();
  const { preferences } = useApp();
  const wanted = useSelector(preferences, ({ context }) => context.wanted);
  const isMissing = useSelector(preferences, (snapshot) => snapshot.hasTag("not loaded"));
  return (
    <div className={classes["choice"]}>
      <select
        aria-label={t`Language`}
        className={`mantine-focus-auto ${classes["select"] ?? ""}`}
        value={wanted}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find(({ code }) => code === currentTarget.value);
          if (chosen !== undefined) preferences.send({ type: "choose a language", language: chosen.code });
        }}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {isMissing && (
        <Text size="xs" mt={4} maw="14rem" role="alert">
          <Trans>This language could not be loaded. Check your connection, then try again.</Trans>
        </Text>
      )}
    </div>
  );
};
