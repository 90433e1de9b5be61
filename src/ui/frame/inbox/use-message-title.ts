import { useLingui } from "@lingui/react/macro";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";

/** Says what a message is called; of a report of an incident in words, any other by its own title. */
export const useMessageTitle = (): ((title: string) => string) => {
  const { t } = useLingui();
  return (title) => (title === INCIDENT_TITLE ? t`A problem was reported` : title);
};
