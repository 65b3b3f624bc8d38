import { useState } from "react";

/** The first of all equal values: what a new answer repeats is not drawn anew. `key` says when two are equal. */
export function useKept<Value>(value: Value, key: string): Value {
  const [kept, setKept] = useState({ value, key });
  if (kept.key !== key) setKept({ value, key });
  return kept.key === key ? kept.value : value;
}
