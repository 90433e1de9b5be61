import { PageTitle } from "../../parts/page-title/PageTitle.tsx";

/** A page that does not exist yet: only its placeholder text, and no call. */
export const ComingSoon = ({ text }: { text: string }) => (
  <PageTitle title={text} fz="lg" fw={600} lh="md" p="xl" ta="center" />
);
