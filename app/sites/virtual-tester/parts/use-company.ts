import { useEffect, useRef, useState } from "react";
import type { Company } from "../contract.ts";

/** Who lives in the shown shade: the first comes with the page, the others when their shade is worn. */
export function useCompany(shadeId: string, first: { id: string; company: Company }): Company | null {
  const known = useRef(new Map([[first.id, first.company]]));
  const [told, setTold] = useState({ id: first.id, company: first.company });
  useEffect(() => {
    const kept = known.current.get(shadeId);
    if (kept) return setTold({ id: shadeId, company: kept });
    const leaving = new AbortController();
    import("./ask.ts")
      .then(({ askCompany }) => askCompany(shadeId, leaving.signal))
      .then(
        (company) => {
          known.current.set(shadeId, company);
          setTold({ id: shadeId, company });
        },
        // Without a network nobody is told of; the picture goes on.
        () => {},
      );
    return () => leaving.abort();
  }, [shadeId]);
  return told.id === shadeId ? told.company : null;
}
