/** A certificate's number as it is written: 「000123」. */
export const formatSerial = (number: number): string => String(number).padStart(6, "0");
