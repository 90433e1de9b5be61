import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { type ReactNode, Suspense, use } from "react";
import type { Related } from "../../../machines/use-cases/related.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { Awaited, Section } from "../section/Section.tsx";
import classes from "./RelatedSection.module.css";

/** How many are shown of what may be thousands. */
const SHOWN = 12;

interface RelatedSectionProps<A> {
  readonly title: ReactNode;
  readonly source: Related<A>;
  /** What is said where there are none. */
  readonly none: string;
  readonly onRetry: () => void;
  /** Whether each takes a line of its own. */
  readonly isWide?: boolean;
  readonly keyOf: (item: A) => string;
  readonly children: (item: A) => ReactNode;
}

const Count = <A,>({ source }: { source: NonNullable<Related<A>> }) => {
  const { i18n } = useLingui();
  const result = use(source);
  return result._tag === "Success" ? (
    <span className={classes["count"]}>{i18n.number(result.success.length)}</span>
  ) : null;
};

/** What belongs to the record on the page, counted; no section for whoever may not see it. */
export const RelatedSection = <A,>({
  title,
  source,
  none,
  onRetry,
  isWide = false,
  keyOf,
  children,
}: RelatedSectionProps<A>) => {
  const { t, i18n } = useLingui();
  if (source === undefined) return null;
  return (
    <Section
      title={title}
      action={
        <Suspense fallback={null}>
          <Count source={source} />
        </Suspense>
      }
    >
      <Awaited source={source} height={36} onRetry={onRetry}>
        {(items) => {
          if (items.length === 0) return <EmptyNote>{none}</EmptyNote>;
          const count = i18n.number(items.length);
          return (
            <>
              <ul className={`console-list ${classes["items"] ?? ""}`} data-wide={isWide || undefined}>
                {items.slice(0, SHOWN).map((item) => (
                  <li key={keyOf(item)}>{children(item)}</li>
                ))}
              </ul>
              {items.length > SHOWN && <Text size="xs" c="dimmed">{t`${SHOWN} of ${count} are shown.`}</Text>}
            </>
          );
        }}
      </Awaited>
    </Section>
  );
};
