import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { tagOf } from "../../locales/tag-of.ts";

/** Calls back, with the language before, when another one has come to be shown. */
export const useOtherLanguage = (changed: (before: string) => void): void => {
  const { i18n } = useLingui();
  const tag = tagOf(i18n);
  const shown = useRef(tag);
  const look = useEffectEvent((language: string) => {
    if (language === shown.current) return;
    const before = shown.current;
    shown.current = language;
    changed(before);
  });
  useEffect(() => look(tag), [tag]);
};
