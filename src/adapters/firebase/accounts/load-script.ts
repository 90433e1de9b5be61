/** Loads a script into the page; resolves when that is settled, well or not. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((settled) => {
    const script = document.createElement("script");
    script.src = address;
    for (const outcome of ["load", "error"]) script.addEventListener(outcome, () => settled());
    document.head.append(script);
  });
