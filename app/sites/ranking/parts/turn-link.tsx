"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import { addressOf, type RankingQuery } from "../rules/query.ts";

/** Hides the names and turns the order over, and back. Large in the first view, small beside the places. */
export function TurnLink({ query, compact = false }: { query: RankingQuery; compact?: boolean }) {
  const t = useWords<Words>();
  return (
    <ButtonLink
      look={compact ? "line" : "bone"}
      compact={compact}
      wide={!compact}
      to={addressOf({ ...query, isNameless: !query.isNameless })}
      preventScrollReset
      prefetch="intent"
      data-turn={compact ? "small" : "large"}
      onClick={() => track("blind_flip")}
    >
      {query.isNameless ? t("show") : t("hide")}
    </ButtonLink>
  );
}
