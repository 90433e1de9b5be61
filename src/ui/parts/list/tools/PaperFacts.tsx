import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { writtenDate } from "../../../locales/browser-data.ts";
import { tagOf } from "../../../locales/tag-of.ts";
import { usePrinting } from "../../paper/use-printing.ts";

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
