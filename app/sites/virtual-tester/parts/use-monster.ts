"use no memo";
import { useEffect, useRef, useState } from "react";
import type { MonsterInfo } from "../contract.ts";

/** Who lives in the shown shade: the first comes with the page, the others when their shade is worn. */
export function useMonster(shadeId: string, first: { id: string; company: MonsterInfo }): MonsterInfo | null {
  const cache = useRef(new Map([[first.id, first.company]]));
  const [loaded, setLoaded] = useState({ id: first.id, company: first.company });
  useEffect(() => {
    const cached = cache.current.get(shadeId);
    if (cached) return setLoaded({ id: shadeId, company: cached });
    const controller = new AbortController();
    import("./client.ts")
      .then(({ fetchMonsterInfo }) => fetchMonsterInfo(shadeId, controller.signal))
      .then(
        (company) => {
          cache.current.set(shadeId, company);
          setLoaded({ id: shadeId, company });
        },
        // Without a network nobody is told of; the picture goes on.
        () => {},
      );
    return () => controller.abort();
  }, [shadeId]);
  return loaded.id === shadeId ? loaded.company : null;
}
