import { type ComponentType, useEffect, useState } from "react";
import { afterLoad } from "../analytics/after-load.ts";

/** The place of the consent bar, at the end of the column. It stays empty, and loads nothing, where there is nothing to ask. */
export function ConsentSlot() {
  const [Bar, setBar] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!document.documentElement.dataset.external) return;
    const controller = new AbortController();
    const fetchBar = () =>
      import("./deferred/consent-bar.tsx").then(({ ConsentBar }) => setBar(() => ConsentBar), console.warn);
    afterLoad(() => void fetchBar(), controller.signal);
    return () => controller.abort();
  }, []);

  return Bar && <Bar />;
}
