import { eanCheckDigit } from "../../basics/ean-check-digit.ts";
import type { Criterion } from "./criterion.ts";
import { isFree, type QueryText, take } from "./query-text.ts";

const thirteen = /(?<!\d)\d(?:[\s\-‐-―−ー]?\d){12}(?!\d)/u;
/** The end of a code, where it is all there is beside words for codes. */
const tail = /^(?:jan|ean|コード|ばーこーど|バーコード|番号|下|末尾|[:：\s])*(\d(?:[\s-]?\d){3,11})$/u;

/** Reads a JAN: thirteen digits with or without gaps, or at least the last four of them. */
export function readJan(query: QueryText): Criterion[] {
  const { plain } = query;
  const whole = thirteen.exec(plain.text);
  if (whole && isFree(query, plain, whole.index, whole.index + whole[0].length)) {
    const digits = whole[0].replaceAll(/\D/gu, "");
    const check = eanCheckDigit(digits) === Number(digits[12]) ? "whole" : "wrong";
    return [{ kind: "jan", digits, check, written: take(query, plain, whole.index, whole.index + whole[0].length) }];
  }
  const end = tail.exec(plain.text.trimEnd());
  const digits = end?.[1]?.replaceAll(/\D/gu, "");
  if (!digits) return [];
  return [{ kind: "jan", digits, check: "tail", written: take(query, plain, 0, plain.text.length) }];
}
