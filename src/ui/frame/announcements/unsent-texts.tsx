import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Unsent } from "../../../domain/unsent.ts";
import { DEED_VERBS } from "../deletion/change-texts.tsx";
import { DELETION_WORDS, TargetWords } from "../deletion/deletion-texts.tsx";

/** What was to be done alike: with the one by its name, or with how many. */
const UnsentWords = ({ all }: { all: ReadonlyArray<Unsent> }) => {
  const { t } = useLingui();
  const [first] = all;
  if (first === undefined) return null;
  const { deed, target } = first;
  if (deed === "Delete" && all.length > 1)
    return <Plural value={all.length} one="Delete # item" other="Delete # items" />;
  const verb =
    deed === "Delete"
      ? t(DELETION_WORDS[target._tag].remove)
      : deed === "Undo"
        ? t`Undo`
        : t(DEED_VERBS[deed]);
  return (
    <Trans>
      {verb}: <TargetWords targets={all.map((each) => each.target)} say="Named" />
    </Trans>
  );
};

const likeness = ({ deed, target }: Unsent): string => (deed === "Delete" ? deed : `${deed} ${target._tag}`);

/** What was never sent, a line for each thing that was to be done. */
export const UnsentText = ({ unsent }: { unsent: ReadonlyArray<Unsent> }) =>
  [...Map.groupBy(unsent, likeness)].map(([key, all]) => (
    <div key={key}>
      <UnsentWords all={all} />
    </div>
  ));
