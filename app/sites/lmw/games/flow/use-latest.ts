import { useEffect, useRef } from "react";

/** The value of the last render, for what calls back later: frames, keys, timers. */
export interface Latest<T> {
  readonly current: T;
}

/** The same object from render to render. Not to be read while rendering. */
export function useLatest<T>(value: T): Latest<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
