/** Whether a text has the form of a currency's code (ISO 4217); browsers write no amount of any other. */
export const isCurrencyCode = (currency: string): boolean => /^[A-Za-z]{3}$/u.test(currency);

const USUAL = 2;

/** How many decimals amounts of a currency have; the usual ones where no code tells. */
export const decimalsOf = (currency: string): number =>
  isCurrencyCode(currency)
    ? (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
      0)
    : USUAL;
