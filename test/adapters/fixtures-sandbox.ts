/** Where the sandbox asks for consent, for what, and what it lists that cannot be synced (D54). */
export const SANDBOX_PAGE = {
  page: (state: string): string => `/api/sandbox/google/consent?state=${state}`,
  scopes: ["https://www.googleapis.com/auth/business.manage"],
  missed: undefined,
};
