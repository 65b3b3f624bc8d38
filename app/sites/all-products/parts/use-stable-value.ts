import { useState } from "react";

/** The first of all equal values: what a new answer repeats is not drawn anew. `key` says when two are equal. */
export function useStableValue<Value>(value: Value, key: string): Value {
  const [stored, setStored] = useState({ value, key });
  if (stored.key !== key) setStored({ value, key });
  return stored.key === key ? stored.value : value;
}
