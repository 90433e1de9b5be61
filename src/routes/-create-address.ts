/** What the address of a form for a new record says: the id of the record that it begins as. */
export const createAddress = {
  validateSearch: ({ from }: Readonly<Record<string, unknown>>): { readonly from?: string | number } =>
    typeof from === "string" || typeof from === "number" ? { from } : {},
  loaderDeps: ({ search: { from } }: { search: { readonly from?: string | number } }) => ({
    from: from === undefined ? undefined : String(from),
  }),
};
