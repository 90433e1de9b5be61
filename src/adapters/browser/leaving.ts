/** Has the browser ask before the page is closed or reloaded, as long as something would be lost. */
export const askBeforeLeaving = (wouldLose: () => boolean): void =>
  addEventListener("beforeunload", (event) => {
    if (wouldLose()) event.preventDefault();
  });
