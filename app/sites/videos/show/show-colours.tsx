"use no memo"; // Compiled it would only be heavier.
import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { formatTime } from "../rules/time-text.ts";
import type { StageBeat } from "../rules/timeline.ts";
import type { ShowView } from "../show-view.server.ts";
import css from "../live/replay.module.css";

interface ShowColoursProps {
  show: ShowView;
  timeline: readonly StageBeat[];
  onJump: (atS: number) => void;
}

/** Every colour at the moment when it first comes up: a tap leads to the moment, its name to the product. */
export function ShowColours({ show, timeline, onJump }: ShowColoursProps) {
  const t = useMessages<Messages>();
  const colours = firstMoments(timeline).flatMap(({ productId, atS }) => {
    const shade = show.shades[productId];
    return shade?.hex ? [{ productId, atS, name: shade.name, hex: shade.hex }] : [];
  });
  return (
    <section className={`${css.colours} on-grey`} aria-labelledby="replay-colours">
      <h2 id="replay-colours" className={`${role.display} text-heading`}>
        {t("show.colours")}
      </h2>
      <ul className={css.list}>
        {colours.map(({ productId, atS, name, hex }) => (
          <li key={productId} className={css.colour}>
            <button
              type="button"
              className={css.moment}
              aria-label={t("show.jumpTo", { name, time: formatTime(atS * 1_000) })}
              onClick={() => onJump(atS)}
            >
              <ShadeChip hex={hex} />
              <span className="text-aside">{formatTime(atS * 1_000)}</span>
            </button>
            <Link to={productPath(productId)} className="target-inline text-underlined">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where each product comes up first. */
function firstMoments(timeline: readonly StageBeat[]): { productId: string; atS: number }[] {
  const moments = timeline.flatMap(({ atS, productId, picture }) => {
    const id = productId ?? (picture && "productId" in picture ? picture.productId : undefined);
    return id === undefined ? [] : [{ productId: id, atS }];
  });
  return moments.filter(({ productId }, i) => moments.findIndex((other) => other.productId === productId) === i);
}
