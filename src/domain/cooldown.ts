/** How long a passive repeat for the same uid is ignored (§4, §9), in milliseconds. */
export const COOLDOWN_MS = 10_000;

/** Whether an event `at` repeats what happened `since` within the cooldown (D17), 0 where nothing did; both in milliseconds of one clock that only goes forward. */
export const isWithinCooldown = (since: number, at: number): boolean => since > 0 && at - since < COOLDOWN_MS;
