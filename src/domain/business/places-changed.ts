import type { BusinessLocation } from "../business.ts";

type Places = ReadonlyArray<BusinessLocation>;

const beyond = (places: Places, others: Places): Places => {
  const known = new Set(others.map(({ locationId }) => locationId));
  return places.filter(({ locationId }) => !known.has(locationId));
};

/** Which places came, and which are there no more. */
export const placesChanged = (before: Places, now: Places) => ({
  come: beyond(now, before),
  gone: beyond(before, now),
});
