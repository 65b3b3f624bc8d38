/** A certificate's number as it is written: 「000123」. */
export const serialOf = (number: number): string => String(number).padStart(6, "0");
