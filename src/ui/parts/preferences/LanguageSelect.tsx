import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { LANGUAGES } from "../../../domain/language.ts";
import { useApp } from "../../app-context.ts";
import classes from "./LanguageSelect.module.css";

/** Chooses the language of the interface; each names itself. */
export const LanguageSelect = () => {
  const { t } = useLingui();
  const { preferences } = useApp();
  const wanted = useSelector(preferences, ({ context }) => context.wanted);
  return (
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
  );
};
