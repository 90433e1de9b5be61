/** How long a page waits for what it is about before its frame is drawn without it, in milliseconds: nobody sees it. */
const AT_ONCE_MS = 50;

/**
 * What a page is about, where that comes so soon that it is drawn once; nothing where the page is to be drawn without it, as
 * it is where what is around it is not drawn yet either.
 */
export const atOnce = async <A>(
  { isDrawn }: { readonly isDrawn: boolean },
  coming: Promise<A>,
): Promise<A | undefined> => {
  if (!isDrawn) return undefined;
  const late = Promise.withResolvers<undefined>();
  const waiting = setTimeout(() => late.resolve(undefined), AT_ONCE_MS);
  try {
    return await Promise.race([coming, late.promise]);
  } catch {
    // Whoever draws the page finds out.
    return undefined;
  } finally {
    clearTimeout(waiting);
  }
};
