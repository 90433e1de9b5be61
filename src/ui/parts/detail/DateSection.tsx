import { useLingui } from "@lingui/react/macro";
import { IconHeart } from "@tabler/icons-react";
import type { DateRequest } from "../../../domain/date-request.ts";
import { kitchenReference, type Reference, userReference } from "../../../domain/reference.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import type { Related } from "../../../machines/use-cases/records/related.ts";
import { ReferenceName } from "../face/ReferenceName.tsx";
import { SmallMoment } from "../time/Moment.tsx";
import { RelatedSection } from "./RelatedSection.tsx";

interface DateSectionProps {
  readonly source: Related<DateRequest>;
  /** The record on whose page they stand. */
  readonly own: Pick<Reference, "resource" | "id">;
}

/** Who asked whom for a date: at the kitchen on the page, or with the person. */
export const DateSection = ({ source, own: { resource, id } }: DateSectionProps) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      title={t`Dates`}
      source={source}
      none={t`No dates yet.`}
      whole={{ list: "dates", search: { [RESOURCES[resource].kind]: id } }}
      isWide
      keyOf={({ datesId }) => datesId}
    >
      {({ sourceProfileId, targetProfileId, kitchen, creationDate }) => (
        <>
          <ReferenceName {...userReference(sourceProfileId)} />
          <IconHeart size={16} stroke={1.5} aria-hidden />
          <ReferenceName {...userReference(targetProfileId)} />
          {resource !== "kitchens" && kitchen !== undefined && (
            <ReferenceName {...kitchenReference(kitchen)} />
          )}
          <SmallMoment at={creationDate} />
        </>
      )}
    </RelatedSection>
  );
};
