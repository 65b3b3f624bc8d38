import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { FoundProduct } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { type Bar, barsOf, pathOf, totalModules } from "../rules/bars.ts";
import css from "./climbing-monster.module.css";

/** The bars in the middle that give way: from here to there, in modules. */
const gap = { from: 38, middle: 58, to: 79 };

/**
 * Whoever lives in a code climbs out between its bars: paper behind, bars before it, the middle ones pressed apart.
 * A tap calls it again; under reduced motion it is simply there.
 */
export function ClimbingMonster({ found }: { found: FoundProduct }) {
  const t = useMessages<Messages>();
  const [times, setTimes] = useState(0);
  const bars = barsOf(found.widths).map((bar) => ({ ...bar, height: 64 }));
  const isLeft = ({ x }: Bar): boolean => x >= gap.from && x < gap.middle;
  const isRight = ({ x }: Bar): boolean => x >= gap.middle && x <= gap.to;
  const box = `0 0 ${totalModules} 64`;

  return (
    <button
      type="button"
      className="block on-ink wide"
      aria-label={t("found.replay")}
      data-monster={found.monster?.id}
      onClick={() => setTimes((before) => before + 1)}
    >
      <span key={times} className={`${css.stage} frame`}>
        <span className={classNames(css.glow, found.hex !== null && shadeClass(found.hex))} />
        <span className={css.paper} />
        <span className={`${css.hole} overlay`}>
          <span className={css.climber}>
            <ClimberPicture found={found} />
          </span>
        </span>
        <svg className={css.rails} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
          <path d={pathOf(bars.filter((bar) => !isLeft(bar) && !isRight(bar)))} />
          <path className={css.left} d={pathOf(bars.filter(isLeft))} />
          <path className={css.right} d={pathOf(bars.filter(isRight))} />
        </svg>
      </span>
    </button>
  );
}

/** The monster, else the product, else a bullet of its colour. */
function ClimberPicture({ found }: { found: FoundProduct }) {
  if (found.picture) {
    const pictureClass = found.isCutout ? undefined : css.photograph;
    return <Picture picture={found.picture} alt="" sizes="300px" cutout priority className={pictureClass} />;
  }
  return (
    <span className={classNames(css.bullet, found.hex === null ? css.bare : shadeClass(found.hex))}>
      <span className={css.gleam} />
    </span>
  );
}
