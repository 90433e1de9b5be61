import { Trans, useLingui } from "@lingui/react/macro";
import { IconChecks } from "@tabler/icons-react";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ListTarget } from "../../../../domain/deletion.ts";
import type { ListRequest } from "../../../../domain/list-request.ts";
import { LONGEST_MS } from "../../../../machines/effect-actor.ts";
import { readMatching } from "../../../../machines/use-cases/lists/read-matching.ts";
import { useApp, useSignedInActors } from "../../../app-context.ts";
import { BusyButton } from "../../action/BusyButton.tsx";
import { useQuestion } from "../../question/use-question.ts";
import { type ListView, targetOf } from "../list-view.ts";

interface SelectAllMatchingProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly total: number;
  /** Whether the total is all there is; otherwise there may be more. */
  readonly isCounted: boolean;
  readonly onSelect: (targets: ReadonlyArray<ListTarget>) => void;
}

/** As a ref: whoever has selected everything goes on at what can be done with it, once this button has gone. */
const goOnFrom = (button: HTMLButtonElement | null) => () => {
  if (button === null || button !== document.activeElement) return;
  const others = [...(button.closest("[data-selection]")?.querySelectorAll("button") ?? [])];
  others.find((other) => other !== button)?.focus();
};

/** Selects every record that the list lets through, also those on other pages. */
export const SelectAllMatching = <A,>({
  view,
  request,
  total,
  isCounted,
  onSelect,
}: SelectAllMatchingProps<A>) => {
  const { i18n } = useLingui();
  const language = useSelector(useApp().preferences, ({ context }) => context.language);
  const { announcements } = useSignedInActors();
  // Selected later, all by itself, it would surprise.
  const { answer, isAsking, ask } = useQuestion<ReadonlyArray<A>>({
    patience: LONGEST_MS,
    isAskedAgain: false,
  });
  const select = useEffectEvent((records: ReadonlyArray<A>) =>
    onSelect(records.map((record) => targetOf(view, record))),
  );
  useEffect(() => {
    if (answer?._tag === "Success") select(answer.success);
    if (answer?._tag === "Failure")
      announcements.send({
        type: "announce",
        announcement: { _tag: "ActionFailed", failure: answer.failure },
      });
  }, [answer, announcements]);
  const all = i18n.number(total);
  return (
    <BusyButton
      ref={goOnFrom}
      size="compact-md"
      variant="subtle"
      leftSection={<IconChecks size={16} stroke={1.5} aria-hidden />}
      isBusy={isAsking}
      isWorking={isAsking}
      onPress={() => ask(readMatching({ ...view, request, language }))}
    >
      {isCounted ? <Trans>Select all {all}</Trans> : <Trans>Select all that match</Trans>}
    </BusyButton>
  );
};
