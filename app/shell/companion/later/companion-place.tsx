import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { screenAddress } from "#app/shell/document/screen-address.ts";
import { isLanding } from "#app/shell/landing/is-landing.ts";

/**
 * Where the visitor's companion says its line. In the lip world it is there itself; its lines are Japanese. On the
 * landing of something shared the thing has the visitor's first seconds, and the companion is silent.
 */
export function CompanionPlace() {
  const { summary } = useVisitor();
  const { siteId, lang } = screenAddress(useMatches());
  const { pathname, search } = useLocation();
  const [Line, setLine] = useState<ComponentType<{ siteId: string }> | null>(null);
  const isHere =
    (summary?.companion ?? null) !== null &&
    siteId !== null &&
    siteId !== "lmw" &&
    lang === "ja" &&
    !isLanding(pathname, search);

  useEffect(() => {
    if (!isHere || Line) return;
    void import("./companion-line.tsx").then(({ CompanionLine }) => setLine(() => CompanionLine), console.warn);
  }, [isHere, Line]);

  return isHere && Line && siteId ? <Line key={siteId} siteId={siteId} /> : null;
}
