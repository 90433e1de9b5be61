import { REVENUE_CURRENCY } from "../../../domain/business/growth.ts";
import { decimalsOf } from "../../parts/business/decimals-of.ts";

const GROWTH_DECIMALS = 4;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** An amount as a sheet has it. */
export const moneyCell = (value: number): number => rounded(value, decimalsOf(REVENUE_CURRENCY));

/** A growth as a sheet has it: a fraction. */
export const growthCell = (value: number): number => rounded(value, GROWTH_DECIMALS);

/** What may not be known, as a sheet has it: empty where it is not. */
export const cellOf = (value: number | undefined, written: (known: number) => number): number | "" =>
  value === undefined ? "" : written(value);
