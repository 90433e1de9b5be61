import type { Kitchen } from "./kitchen.ts";

/** How much a kitchen is liked (§3): votes for minus votes against. */
export const score = (kitchen: Pick<Kitchen, "positivo" | "negativo">): number =>
  kitchen.positivo - kitchen.negativo;

/** What the status column shows (D41). */
export const kitchenStatus = (kitchen: Pick<Kitchen, "banned">): "banned" | "active" =>
  kitchen.banned ? "banned" : "active";

type Ranked = Pick<Kitchen, "kitchenId" | "nombre" | "positivo" | "negativo">;

// Code units, not a locale's collation: the order must not depend on who looks.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of popular kitchens (D40): score, best first; ties by name, then by id so that it is total. */
export const byScore = (a: Ranked, b: Ranked): number =>
  score(b) - score(a) || compareText(a.nombre, b.nombre) || compareText(a.kitchenId, b.kitchenId);
