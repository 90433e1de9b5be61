import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back when another language has come to be shown. */
export const useOtherLanguage = (changed: () => void): void => {
  const { i18n } = useLingui();
  const shown = useRef(i18n.locale);
  const look = useEffectEvent((language: string) => {
    if (language === shown.current) return;
    shown.current = language;
    changed();
  });
  useEffect(() => look(i18n.locale), [i18n.locale]);
};
