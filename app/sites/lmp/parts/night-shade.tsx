import type { ProphecyLetter } from "#contracts/prophecy-book.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./below.module.css";

/** The shade of the night, on grey, and the way to put it on. */
export function NightShade({ letter: { shade, form } }: { letter: Pick<ProphecyLetter, "shade" | "form"> }) {
  const t = useWords<Words>();
  return (
    <section className={css.shade} aria-label={t(`shade.${form}`)}>
      <ShadeChip hex={shade.hex} />
      <p className={css.shadeName}>
        <span className={css.shadeLabel}>{t(`shade.${form}`)}</span>
        <span>{shade.name}</span>
      </p>
      <ButtonLink compact look="bone" to={`/virtual_tester?s=${shade.productId}`}>
        {t("shade.try")}
      </ButtonLink>
    </section>
  );
}
