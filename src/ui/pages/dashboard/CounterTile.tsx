import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { type ReactNode, use } from "react";
import type { Counter, Figure } from "../../../domain/dashboard.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Read } from "../../../machines/app.ts";
import { canBeTried, failureText } from "../../parts/feedback/failure-texts.ts";
import { useIsFirstToTry } from "../../parts/feedback/TryAgain.tsx";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import { COUNTER_TITLES } from "./counter-texts.ts";

const NONE = "—";

const Again = ({ onRetry }: { onRetry: () => void }) =>
  useIsFirstToTry() && (
    <>
      {" · "}
      <Anchor component="button" type="button" inherit onClick={onRetry}>
        <Trans>Try again</Trans>
      </Anchor>
    </>
  );

const FailureNote = ({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) => {
  const { t } = useLingui();
  return (
    <>
      {t(failureText(failure))}
      {canBeTried(failure) && <Again onRetry={onRetry} />}
    </>
  );
};

/** A figure in words: its number, and where it comes from. */
const useFigure = (figure: Figure, onRetry: () => void): { value: string; note: ReactNode } => {
  const { t, i18n } = useLingui();
  switch (figure._tag) {
    case "Exact":
      return { value: i18n.number(figure.value), note: t`Exact count` };
    case "Partial":
      return {
        value: i18n.number(figure.value),
        note: (
          <Plural
            value={figure.counted}
            one="Partial: only # record was read"
            other="Partial: only the first # records were read"
          />
        ),
      };
    case "Unavailable":
      return { value: i18n.number(figure.value), note: t`Not available, shown as zero` };
    case "NoAccess":
      return { value: NONE, note: t`No access` };
    case "Failed":
      return {
        value: NONE,
        note: <FailureNote failure={figure.failure} onRetry={onRetry} />,
      };
  }
};

export const CounterTile = ({
  counter,
  source,
  onRetry,
}: {
  counter: Counter;
  source: Promise<Read<Figure>>;
  onRetry: () => void;
}) => {
  const { t } = useLingui();
  const read = use(source);
  const figure: Figure = read._tag === "Success" ? read.success : { _tag: "Failed", failure: read.failure };
  return <FigureTile label={t(COUNTER_TITLES[counter])} {...useFigure(figure, onRetry)} />;
};
