import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { ExactShade } from "./exact-shade.tsx";
import type { Today2 } from "./floors.server.ts";
import css from "./lip-colours.module.css";

/** The face is drawn 1.8 times as wide as the column. */
const nearSizes = "(min-width: 481px) 864px, 180vw";

/**
 * Three shades and one model: the touched one is on her lips at once, and is carried on to the tester. A form of the
 * browser's own: it paints and goes on without scripts.
 */
export function LipColours({ lips }: { lips: Today2["lips"] }) {
  const navigate = useNavigate();
  if (!lips.bare) return null;

  function carryOn(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("s");
    void navigate(typeof chosen === "string" ? `/virtual_tester?s=${chosen}` : "/virtual_tester", {
      viewTransition: true,
    });
  }

  return (
    <form action="/virtual_tester" className={`${css.lips} on-grey`} onSubmit={carryOn}>
      <div className={`${css.face} frame`}>
        <Picture picture={lips.bare} fit="cover" exact sizes={nearSizes} className={css.picture} />
        {lips.shades.map(({ id, picture }, i) => (
          <div key={id} className={`${css.applied} overlay`} data-applied={i + 1}>
            <Picture picture={picture} fit="cover" exact sizes={nearSizes} className={css.picture} />
          </div>
        ))}
      </div>
      <fieldset className={css.shades}>
        <legend className="visually-hidden">{lips.words.legend}</legend>
        {lips.shades.map(({ id, name, hex }, i) => (
          <label key={id} className={`${css.shade} choice-tile choice-bar stack-2`} data-shade={i + 1}>
            <input type="radio" name="s" value={id} />
            <ExactShade hex={hex} className={`${css.swatch} wide`} />
            <span className={`${css.name} text-fine text-leading-14`}>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${css.ways} side`}>
        <Button type="submit" look="bone" compact arrow wide>
          {lips.words.wear}
        </Button>
        <Button type="reset" look="quiet" compact>
          {lips.words.bare}
        </Button>
      </div>
    </form>
  );
}
