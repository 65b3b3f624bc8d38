"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useWords } from "#app/kits/words/words.tsx";
import type { Review } from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";
import css from "./source-mark.module.css";

/** How the product was come by, before anything else is said. What was given, or is the house's own, stands inverted. */
export function SourceMark({ voice }: { voice: Pick<Review, "source" | "from"> & { isDemonstration?: boolean } }) {
  const t = useWords<Words>();
  return (
    <span className={css.marks}>
      <span className={css.mark} data-source={voice.source}>
        {t(`sources.${voice.source}`)}
      </span>
      {voice.isDemonstration && <span className={css.sample}>{t("card.sample")}</span>}
      {voice.from && <span className={css.from}>{t("sourceFrom", { from: voice.from })}</span>}
    </span>
  );
}
