import { eanCheckDigit } from "../basics/ean-check-digit.ts";

/** What is right or wrong with thirteen digits that somebody typed or that stand in an address. Places count from 1. */
export type JanCheck =
  | { kind: "good"; jan: string }
  | { kind: "empty" }
  | { kind: "letter"; place: number; char: string }
  | { kind: "short"; have: number; missing: number }
  | { kind: "long"; have: number; extra: number }
  /** The thirteenth digit: what was typed, and what the twelve before it ask for. */
  | { kind: "check"; typed: number; fits: number };

const digits = 13;
/** Nobody types more than this; the rest is not looked at. */
const maxLength = 100;

/** Looks at typed digits. Full-width ones, spaces and hyphens are taken as they are meant. */
export function checkJan(text: string): JanCheck {
  const plain = text
    .slice(0, maxLength)
    .normalize("NFKC")
    .replace(/[\s\-‐-―−ー]/g, "");
  if (plain === "") return { kind: "empty" };
  const oddAt = [...plain].findIndex((char) => !/^\d$/.test(char));
  if (oddAt >= 0) return { kind: "letter", place: oddAt + 1, char: [...plain][oddAt] ?? "" };
  const have = plain.length;
  if (have < digits) return { kind: "short", have, missing: digits - have };
  if (have > digits) return { kind: "long", have, extra: have - digits };
  const [typed, fits] = [Number(plain[12]), eanCheckDigit(plain)];
  return typed === fits ? { kind: "good", jan: plain } : { kind: "check", typed, fits };
}

/** As it stands under the bars: 2 901010 000012. */
export const formatJan = (jan: string): string => `${jan.slice(0, 1)} ${jan.slice(1, 7)} ${jan.slice(7)}`;
