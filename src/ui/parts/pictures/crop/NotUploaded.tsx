import { useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { reasonOf } from "../../../../domain/forms/refused-field.ts";
import { isResultUnknown, type WriteFailure } from "../../../../domain/saving-failure.ts";
import { WhyNotSaved } from "../../editing/WhyNotSaved.tsx";
import { Notice } from "../../feedback/Notice.tsx";

export interface NotUploadedProps {
  readonly failure: WriteFailure;
  /** What to do where it is not known whether it was kept. */
  readonly whereUnknown: string;
}

/** What came of a picture that was sent, where it did not simply work. */
export const NotUploaded = ({ failure, whereUnknown }: NotUploadedProps) => {
  const { t } = useLingui();
  const isUnknown = isResultUnknown(failure);
  return (
    <Notice
      role="alert"
      color={isUnknown ? "yellow" : "red"}
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={isUnknown ? t`Result unknown` : t`Not saved`}
    >
      {isUnknown ? whereUnknown : <bdi>{reasonOf(failure) ?? <WhyNotSaved failure={failure} />}</bdi>}
    </Notice>
  );
};
