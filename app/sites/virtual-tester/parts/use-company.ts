import { useEffect, useRef, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type Company, companySchema } from "../contract.ts";

/** Who lives in the shown shade: the first comes with the page, the others when their shade is worn. */
export function useCompany(shadeId: string, first: { id: string; company: Company }): Company {
  const known = useRef(new Map([[first.id, first.company]]));
  const [company, setCompany] = useState(first.company);
  useEffect(() => {
    const kept = known.current.get(shadeId);
    if (kept) return setCompany(kept);
    const leaving = new AbortController();
    apiFetch(`/api/virtual-tester/shades/${shadeId}`, { signal: leaving.signal, schema: companySchema }).then(
      (told) => {
        known.current.set(shadeId, told);
        setCompany(told);
      },
      // Without a network the scene of the shade before stays; the picture goes on.
      () => {},
    );
    return () => leaving.abort();
  }, [shadeId]);
  return company;
}
