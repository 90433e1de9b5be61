import type { Contact } from "../../ui/pages/policies/PolicyPage.tsx";

/** Who runs the service and whom to write to, as the build was told. */
export const CONTACT: Contact = {
  address: import.meta.env.VITE_SUPPORT_ADDRESS ?? "privacy@example.com",
  operator: import.meta.env.VITE_OPERATOR,
};
