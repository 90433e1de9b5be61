/** Where the sandbox asks for consent, and for what (D54). */
export const SANDBOX_PAGE = {
  page: (state: string): string => `/api/sandbox/google/consent?state=${state}`,
  scopes: ["https://www.googleapis.com/auth/business.manage"],
};
