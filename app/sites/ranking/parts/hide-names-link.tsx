"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import { addressOf, type RankingQuery } from "../rules/query.ts";

/** Hides the names and turns the order over, and back. Large in the first view, small beside the places. */
export function HideNamesLink({ query, compact = false }: { query: RankingQuery; compact?: boolean }) {
  const t = useMessages<Messages>();
  return (
    <ButtonLink
      look={compact ? "line" : "bone"}
      compact={compact}
      wide={!compact}
      to={addressOf({ ...query, hasHiddenNames: !query.hasHiddenNames })}
      preventScrollReset
      prefetch="intent"
      data-turn={compact ? "small" : "large"}
      onClick={() => track("blind_flip")}
    >
      {query.hasHiddenNames ? t("show") : t("hide")}
    </ButtonLink>
  );
}
