import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Group } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { listRequest, listSearch, type ListSearch } from "../../../domain/list-request.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import {
  type Neighbour,
  type Neighbours as Found,
  readNeighbours,
} from "../../../machines/use-cases/lists/read-neighbours.ts";
import { useApp } from "../../app-context.ts";
import type { RecordView } from "../list/list-view.ts";
import { useQuestion } from "../question/use-question.ts";
import { useListBefore } from "../value/came-from.ts";

interface WayProps {
  readonly list: ResourceName;
  readonly rel: "next" | "prev";
  readonly label: string;
  readonly to: Neighbour | undefined;
  readonly children: ReactNode;
}

const Way = ({ list, rel, label, to, children }: WayProps) => {
  const look = { variant: "default", size: "lg", "aria-label": label };
  return to === undefined ? (
    <ActionIcon {...look} data-disabled aria-disabled>
      {children}
    </ActionIcon>
  ) : (
    <ActionIcon
      {...look}
      title={to.name}
      renderRoot={(props) => (
        <Link
          to={RESOURCES[list].detail}
          params={{ id: to.id }}
          state={{ list: listSearch(to.request) }}
          rel={rel}
          {...props}
        />
      )}
    >
      {children}
    </ActionIcon>
  );
};

interface NeighboursProps<A> {
  readonly view: RecordView<A>;
  readonly id: string;
}

const Around = <A,>({ view, id, search }: NeighboursProps<A> & { search: ListSearch }) => {
  const { t } = useLingui();
  const { preferences } = useApp();
  const language = useSelector(preferences, ({ context }) => context.language);
  const { answer, ask } = useQuestion<Found>();
  const read = useEffectEvent(() =>
    ask(readNeighbours({ ...view, request: listRequest(view.source.definition, search), language, id })),
  );
  useEffect(() => read(), []);
  const { previous, next }: Partial<Found> = answer?._tag === "Success" ? answer.success : {};
  return (
    <Group gap="xs" wrap="nowrap">
      <Way list={view.name} rel="prev" label={t`Previous record`} to={previous}>
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />
      </Way>
      <Way list={view.name} rel="next" label={t`Next record`} to={next}>
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </Way>
    </Group>
  );
};

/** The ways to the records before and after this one, in the list that it was opened from. */
export const Neighbours = <A,>(props: NeighboursProps<A>) => {
  const search = useListBefore();
  return search === undefined ? null : <Around {...props} search={search} />;
};
