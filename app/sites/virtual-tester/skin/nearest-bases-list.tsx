import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { productPath } from "#app/kits/product/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { SkinShades } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { type BaseMatch, findNearestBases } from "../rules/nearest-bases.ts";
import { drawStrips } from "./draw-strips.ts";
import css from "./skin.module.css";
import type { SkinResult } from "./use-skin.ts";

type Base = SkinShades["bases"][number];

/** The three foundations that come nearest, over the own skin and in words, and how sure that is. */
export function NearestBases({ result, bases }: { result: SkinResult; bases: readonly Base[] }) {
  const t = useMessages<Messages>();
  const { nearest, undecided, isClose, blend } = findNearestBases(result.tone, bases);
  return (
    <div className="column-3">
      <h3 className={role.display}>{t("skin.bases.title")}</h3>
      <div className="bleed">
        <SkinStrips result={result} hexes={nearest.map(({ shade }) => shade.hex).join(" ")} />
        <p className={`${css.places} text-body text-centred`} aria-hidden="true">
          {nearest.map(({ shade }, i) => (
            <span key={shade.id}>{t("skin.bases.nth", { n: i + 1 })}</span>
          ))}
        </p>
      </div>
      {undecided > 1 && <p className="marked">{t("skin.bases.undecided", { n: undecided })}</p>}
      {!isClose && <p className="marked">{t("skin.bases.none")}</p>}
      <ol className={css.list}>
        {nearest.map((match) => (
          <BaseRow key={match.shade.id} match={match} />
        ))}
      </ol>
      {blend && (
        <p>
          {t("skin.bases.blend", {
            one: blend.shades[0].name,
            other: blend.shades[1].name,
            ones: blend.parts[0],
            others: blend.parts[1],
            value: oneDigit(blend.difference),
          })}
        </p>
      )}
      <p className="text-aside">{t("skin.bases.note")}</p>
    </div>
  );
}

/** @param props.hexes with spaces between them: an effect sees by it whether they are others */
function SkinStrips({ result, hexes }: { result: SkinResult; hexes: string }) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawStrips(canvas.current, { ...result, hexes: hexes.split(" ") });
  }, [result, hexes]);
  return (
    <canvas
      ref={canvas}
      className={css.strips}
      role="img"
      aria-label={t(result.face ? "skin.bases.strips" : "skin.bases.flat")}
    />
  );
}

function BaseRow({ match: { shade, difference, lightness, hue } }: { match: BaseMatch<Base> }) {
  const t = useMessages<Messages>();
  return (
    <li className="hair-below">
      <ShadeChip hex={shade.hex} />
      <div className="stack-1">
        <Link to={productPath(shade.id)} className={`target-line text-name text-link ${role.display}`}>
          {shade.name}
        </Link>
        <p className="text-body">
          {t(`skin.bases.${lightness}`)}
          {t(`skin.bases.${hue === "same" ? "hueSame" : hue}`)}
        </p>
        <p className="text-aside">{t("skin.bases.difference", { value: oneDigit(difference) })}</p>
      </div>
    </li>
  );
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10;
