import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton, Text } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { SHOWN_BESIDE } from "../../../domain/paging.ts";
import type { Related } from "../../../machines/use-cases/records/related.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { ReadResult } from "../feedback/ReadResult.tsx";
import { Waiting } from "../feedback/Waiting.tsx";
import { Section } from "../section/Section.tsx";
import classes from "./RelatedSection.module.css";
import { SectionCount } from "./SectionCount.tsx";
import { SeeAll, type Whole } from "../section/SeeAll.tsx";
import { useKept } from "../section/use-kept.ts";

interface RelatedSectionProps<A> {
  readonly title: string;
  readonly source: Related<A>;
  /** What is said where there are none. */
  readonly none: string;
  readonly whole?: Whole;
  /** Whether each takes a line of its own. */
  readonly isWide?: boolean;
  readonly keyOf: (item: A) => string;
  /** Each, among all that are shown. */
  readonly children: (item: A, shown: ReadonlyArray<A>) => ReactNode;
}

const Known = <A,>({
  source,
  title,
  none,
  whole,
  isWide = false,
  keyOf,
  children,
}: RelatedSectionProps<A> & { source: NonNullable<Related<A>> }) => {
  const { i18n } = useLingui();
  const result = useKept(source);
  const known = result._tag === "Success" ? result.success : undefined;
  // A backend that cannot tell says nothing of it, not that there are none.
  if (result._tag === "Success" && known === undefined) return null;
  const shown = known?.items.slice(0, SHOWN_BESIDE) ?? [];
  const count = i18n.number(known?.total ?? 0);
  return (
    <Section
      title={title}
      action={
        known !== undefined && (
          <>
            <SectionCount count={known.total} />
            {whole !== undefined && known.total > 0 && <SeeAll {...whole} of={title} />}
          </>
        )
      }
    >
      <ReadResult result={result}>
        {() =>
          shown.length === 0 ? (
            <EmptyNote>{none}</EmptyNote>
          ) : (
            <>
              <ul className={`console-list ${classes["items"] ?? ""}`} data-wide={isWide || undefined}>
                {shown.map((item) => (
                  <li key={keyOf(item)}>{children(item, shown)}</li>
                ))}
              </ul>
              {shown.length < (known?.total ?? 0) && (
                <Text size="xs" c="dimmed">
                  <Trans>
                    {i18n.number(shown.length)} of {count} are shown.
                  </Trans>
                </Text>
              )}
            </>
          )
        }
      </ReadResult>
    </Section>
  );
};

/** What belongs to the record on the page, counted; no section for whoever may not see it. */
export const RelatedSection = <A,>({ source, ...props }: RelatedSectionProps<A>) =>
  source === undefined ? null : (
    <Suspense
      fallback={
        <Section title={props.title}>
          <Waiting>
            <Skeleton height={36} />
          </Waiting>
        </Section>
      }
    >
      <Known {...props} source={source} />
    </Suspense>
  );
