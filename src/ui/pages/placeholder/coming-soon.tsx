import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";

/** A page that does not exist yet: only its placeholder text, and no call. */
export const comingSoon = (text: MessageDescriptor) => () => {
  const { t } = useLingui();
  return <PageTitle title={t(text)} fz="lg" fw={600} lh="md" p="xl" ta="center" />;
};
