/** The thirteenth digit to the first twelve of an EAN-13 code (GS1 General Specifications, 7.9). */
export function eanCheckDigit(code: string): number {
  const sum = [...code.slice(0, 12)].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
