/** Has the browser ask before the page is closed or reloaded, as long as something would be lost. */
export const askBeforeLeaving = (wouldLose: () => boolean): void =>
  addEventListener("beforeunload", (event) => {
    if (wouldLose()) event.preventDefault();
  });

/** Whether something would be lost if the page were reloaded now: whoever would have the browser ask says so. */
export const wouldLeavingLose = (): boolean =>
  !dispatchEvent(new Event("beforeunload", { cancelable: true }));
