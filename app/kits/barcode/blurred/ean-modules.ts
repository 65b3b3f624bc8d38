import { eanCheckDigit } from "../../basics/ean-check-digit.ts";

/** The seven modules of a digit on the right side, dark is 1 (GS1 General Specifications, 5.2.1.2). */
const right = [
  "1110010",
  "1100110",
  "1101100",
  "1000010",
  "1011100",
  "1001110",
  "1010000",
  "1000100",
  "1001000",
  "1110100",
];
const invert = (modules: string): string => modules.replace(/[01]/g, (module) => (module === "1" ? "0" : "1"));
const mirror = (modules: string): string => [...modules].toReversed().join("");

/** What may stand on the left side: ten digits of odd parity, then the same ten of even parity. */
export const leftSymbols: readonly string[] = [...right.map(invert), ...right.map(mirror)];
export const rightSymbols: readonly string[] = right;
export const guards = { side: "101", middle: "01010" } as const;
/** Modules from the first bar to the last. */
export const codeModules = 95;

/** Which of the six left digits are of even parity, by the first digit, which has no bars of its own. */
const evenPlaces = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"];

/** The thirteen digits of twelve symbols (left ones below 20, right ones below 10); null when no code is written so. */
export function digitsOf(symbols: readonly number[]): string | null {
  const parity = symbols.slice(0, 6).map((symbol) => (symbol >= 10 ? "1" : "0"));
  const first = evenPlaces.indexOf(parity.join(""));
  if (first < 0) return null;
  const code = `${first}${symbols.map((symbol) => symbol % 10).join("")}`;
  return eanCheckDigit(code) === Number(code[12]) ? code : null;
}
