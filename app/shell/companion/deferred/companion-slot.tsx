import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { screenAddress } from "#app/shell/document/screen-address.ts";
import { isLanding } from "#app/shell/landing/is-landing.ts";
import { frameDataOf } from "#app/kits/page/frame-data-of.ts";
import type { CompanionLine } from "./companion-line.tsx";
import { pageLanguage } from "./page-language.ts";

/**
 * Where the visitor's companion says its line, in the language of the page. In the lip world it is there itself. On the
 * landing of something shared the thing has the visitor's first seconds, and the companion is silent.
 */
export function CompanionSlot() {
  const { summary } = useVisitor();
  const matches = useMatches();
  const { siteId } = screenAddress(matches);
  const { landing, hasOwnCompanion } = frameDataOf(matches);
  const { search } = useLocation();
  const [Line, setLine] = useState<ComponentType<ComponentProps<typeof CompanionLine>> | null>(null);
  const isHere =
    (summary?.companion ?? null) !== null && siteId !== null && !hasOwnCompanion && !isLanding(landing, search);

  useEffect(() => {
    if (!isHere || Line) return;
    void import("./companion-line.tsx").then((module) => setLine(() => module.CompanionLine), console.warn);
  }, [isHere, Line]);

  return isHere && Line && siteId ? <Line key={siteId} siteId={siteId} lang={pageLanguage(matches)} /> : null;
}
