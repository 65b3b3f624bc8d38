import type { Prophecy } from "#contracts/prophecy-history.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./below-fold.module.css";

/** The shade of the day, on grey, and the way to put it on. */
export function ProphecyShade({ letter: { shade, form } }: { letter: Pick<Prophecy, "shade" | "form"> }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.shade} align-centre on-grey stack-3`} aria-label={t(`shade.${form}`)}>
      <ShadeChip hex={shade.hex} />
      <p className={`${css.shadeName} grid text-body text-leading-15 text-strong`}>
        <span className="text-medium text-note">{t(`shade.${form}`)}</span>
        <span>{shade.name}</span>
      </p>
      <ButtonLink compact look="bone" to={`/virtual_tester?s=${shade.productId}`}>
        {t("shade.try")}
      </ButtonLink>
    </section>
  );
}
