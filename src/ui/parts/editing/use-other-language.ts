import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back, with the language before, when another one has come to be shown. */
export const useOtherLanguage = (changed: (before: string) => void): void => {
  const { i18n } = useLingui();
  const shown = useRef(i18n.locale);
  const look = useEffectEvent((language: string) => {
    if (language === shown.current) return;
    const before = shown.current;
    shown.current = language;
    changed(before);
  });
  useEffect(() => look(i18n.locale), [i18n.locale]);
};
