"use no memo"; // Compiled it would only be heavier.
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { productPath } from "#app/kits/product/product-address.ts";
import type { Messages } from "../copy/messages.ts";
import { revealedAt } from "../rules/timeline.ts";
import type { ShowView } from "../show-view.server.ts";
import type { MyShow } from "./use-my-show.ts";
import css from "./show-wants.module.css";

/** From its reveal on the colour of the show; from when the host counts, how many are missing to its goal, down to none. */
export function ShowWants({ show, atS, wants, mine }: { show: ShowView; atS: number; wants: number; mine: MyShow }) {
  const t = useMessages<Messages>();
  const { productId, goal } = revealedAt(show, atS);
  const shade = productId === null ? null : show.shades[productId];
  if (!productId || !shade) return null;
  const missing = goal === null ? 0 : Math.max(0, goal - wants);
  return (
    <section
      className={`${css.wants} on-grey stack-3`}
      aria-label={t("show.colour")}
      data-wants={wants}
      data-goal={goal ?? undefined}
    >
      <p className="line-2">
        {shade.hex && <ShadeChip hex={shade.hex} size="text" />}
        <Link to={productPath(productId)} className="target-inline text-underlined text-strong">
          {shade.name}
        </Link>
      </p>
      {goal !== null && (
        <>
          <p className={`${css.count} text-lead`} role="status">
            {missing > 0 ? t("show.missing", { missing }) : t("show.reached", { wants })}
          </p>
          <meter
            className={css.meter}
            min={0}
            max={goal}
            value={Math.min(goal, wants)}
            aria-label={t("show.goal", { wants, goal })}
          />
          <Button look="bone" wide aria-pressed={mine.wants} onClick={() => void (mine.wants || mine.want())}>
            {mine.wants ? t("show.wanted") : t("show.want")}
          </Button>
        </>
      )}
    </section>
  );
}
