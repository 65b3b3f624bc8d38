import { type ComponentType, useEffect, useState } from "react";
import { afterLoad } from "../tracking/after-load.ts";

/** The place of the consent bar, at the end of the column. It stays empty, and loads nothing, where there is nothing to ask. */
export function ConsentPlace() {
  const [Bar, setBar] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!document.documentElement.dataset.outside) return;
    const leaving = new AbortController();
    const fetchBar = () =>
      import("./later/consent-bar.tsx").then(({ ConsentBar }) => setBar(() => ConsentBar), console.warn);
    afterLoad(() => void fetchBar(), leaving.signal);
    return () => leaving.abort();
  }, []);

  return Bar && <Bar />;
}
