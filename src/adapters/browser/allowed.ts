/** What the storage of a browser gives: nothing where it is forbidden or full, so that what was to be kept ends with the page. */
export const allowed = <A>(use: () => A): A | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
