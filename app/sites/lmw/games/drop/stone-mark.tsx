import { type Facet, foldStone } from "./stone-facets.ts";
import { foldAt, foldWidth, inkHex, inkOpacityAt, inkWidth, paperAt } from "./stone-paper.ts";
import css from "./drop.module.css";

const facets = foldStone(0);

/** A paper stone as a small picture; whoever shows it says what it is. */
export function StoneMark() {
  return (
    <svg className={css.mark} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" data-stone="">
      {facets.map((facet, n) => (
        <FacetMark key={n} facet={facet} />
      ))}
    </svg>
  );
}

function FacetMark({ facet: { corners, light, ink } }: { facet: Facet }) {
  const lines = ink.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
  return (
    <>
      <polygon
        points={corners.map(([x, y]) => `${x},${y}`).join(" ")}
        fill={paperAt(light)}
        stroke={foldAt(light)}
        strokeWidth={foldWidth}
        strokeLinejoin="round"
      />
      {lines && (
        <path d={lines} stroke={inkHex} strokeWidth={inkWidth} strokeLinecap="round" opacity={inkOpacityAt(light)} />
      )}
    </>
  );
}
