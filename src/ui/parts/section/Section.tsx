import { Group, Skeleton, Stack, Title } from "@mantine/core";
import { type ReactNode, Suspense, useId } from "react";
import type { Read } from "../../../machines/app.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import { Waiting } from "../feedback/Waiting.tsx";
import { useKept } from "./use-kept.ts";

interface SectionProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own, and maybe something to do. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="console-surface" aria-labelledby={id}>
      <Stack gap="md" p="lg">
        <Group justify="space-between">
          <Title order={2} id={id}>
            {title}
          </Title>
          {action}
        </Group>
        {children}
      </Stack>
    </section>
  );
};

interface AwaitedProps<A> {
  readonly source: Promise<Read<A>>;
  readonly children: (value: A) => ReactNode;
}

const Known = <A,>({ source, children }: AwaitedProps<A>) => (
  <ReadResult result={useKept(source)}>{children}</ReadResult>
);

/** The room that what is read will take: its height, or what is as high as it is. */
type Room = { readonly height: number } | { readonly fallback: ReactNode };

/** What is still being read, in a place of the height that is coming; one source that fails leaves the others. */
export const Awaited = <A,>(props: AwaitedProps<A> & Room) => (
  <Suspense
    fallback={<Waiting>{"fallback" in props ? props.fallback : <Skeleton height={props.height} />}</Waiting>}
  >
    <Known {...props} />
  </Suspense>
);
