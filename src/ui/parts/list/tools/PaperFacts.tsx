import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../../app-context.ts";
import { writtenDate } from "../../../locales/browser-data.ts";
import { tagOf } from "../../../locales/tag-of.ts";

/** The moment at which the page is being printed. */
const usePrinting = (): number | undefined => {
  const { now } = useApp();
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("beforeprint", () => flushSync(() => setMoment(now())), { signal });
    addEventListener("afterprint", () => setMoment(undefined), { signal });
    return () => listening.abort();
  }, [now]);
  return moment;
};

/** What only paper has to say of a list: what was searched for, and when it was so. */
export const PaperFacts = ({ query }: { query: string }) => {
  const { i18n } = useLingui();
  const moment = usePrinting();
  if (moment === undefined) return null;
  const date = writtenDate(tagOf(i18n), moment, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      {query !== "" && (
        <Text size="sm">
          <Trans>
            Search: <bdi>{query}</bdi>
          </Trans>
        </Text>
      )}
      <Text size="sm">
        <Trans>Printed: {date}</Trans>
      </Text>
    </>
  );
};
