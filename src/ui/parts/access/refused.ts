/** How a control that may not be used looks and what it says of it; it stays reachable, and so is the reason, its title. */
export const refused = (reason: string) =>
  ({ "data-disabled": true, "aria-disabled": true, title: reason }) as const;

/** Such controls. */
export const REFUSED = '[aria-disabled="true"][title]';

/** What a control does, or why it may not be used. */
export const pressing = (refusal: string | undefined, onClick: (() => void) | undefined) =>
  refusal === undefined ? { onClick } : refused(refusal);
