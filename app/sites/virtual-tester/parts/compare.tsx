"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./compare.module.css";
import { cropMouth } from "../mirror/crop-mouth.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";
import { lookRegionsOf, appliedLipLayerOf, type AppliedMakeup } from "./applied-makeup.ts";

interface CompareProps {
  shades: readonly TesterShade[];
  shown: TesterShade;
  makeup: AppliedMakeup;
  isTint: boolean;
  /** Another face in it means other mouths. */
  mirror: Pick<TesterMirror, "canvas" | "source" | "getView">;
  /** Where the face wears another shade. */
  addressOf: (id: string) => string;
  /** Whatever is in the mirror must stand still first. */
  onFreeze: () => Promise<void>;
}

const maxShades = 4;
const edgePx = 360;

/** Up to four shades on the same mouth, side by side. */
export function Compare(props: CompareProps) {
  const { shades, shown, addressOf } = props;
  const t = useMessages<Messages>();
  const [ids, setIds] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const chosen = ids.flatMap((id) => shades.find((shade) => shade.id === id) ?? []);
  const isIn = ids.includes(shown.id);

  useMouthPictures(list, chosen, props);

  return (
    <section className="on-grey pad-side-5 stack-3" aria-labelledby="compare-title">
      <h2 id="compare-title" className={`text-heading ${role.display}`}>
        {t("compare.title")}
      </h2>
      <p>{t("compare.lead")}</p>
      <ul ref={list} className={css.mouths}>
        {chosen.map(({ id, name }) => (
          <li key={id} className="anchor">
            <Link
              to={addressOf(id)}
              className="stack-1 text-body text-centred text-leading-16"
              data-shade={id}
              aria-label={t("compare.apply", { shade: name })}
              aria-current={id === shown.id ? "true" : undefined}
            >
              <span data-mouth={id} className={css.mouth} />
              <span aria-hidden="true">{name}</span>
            </Link>
            <button
              type="button"
              className="middle"
              onClick={() => setIds(ids.filter((other) => other !== id))}
              aria-label={t("compare.remove", { shade: name })}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
        {Array.from({ length: maxShades - chosen.length }, (_, i) => (
          <li key={`empty-${i}`} className={`${css.empty} anchor`} aria-hidden="true" />
        ))}
      </ul>
      <Button look="line" wide disabled={isIn || ids.length >= maxShades} onClick={() => setIds([...ids, shown.id])}>
        {t(ids.length >= maxShades ? "compare.full" : isIn ? "compare.isIn" : "compare.add", { shade: shown.name })}
      </Button>
    </section>
  );
}

/** Draws the mouth in each of the shades, into the places of a list. */
function useMouthPictures(
  list: RefObject<HTMLElement | null>,
  shades: readonly TesterShade[],
  { makeup, isTint, mirror, onFreeze }: Pick<CompareProps, "makeup" | "isTint" | "mirror" | "onFreeze">,
): void {
  const { canvas, source, getView } = mirror;
  const ids = shades.map(({ id }) => id).join(" ");
  useEffect(() => {
    let isStale = false;
    const pictures = [...(list.current?.querySelectorAll("[data-mouth]") ?? [])];
    if (pictures.length === 0) return;
    void onFreeze()
      .then(getView)
      .then((view) => {
        const picture = canvas.current;
        if (isStale || !picture) return;
        const looks = shades.map((shade) =>
          lookRegionsOf([appliedLipLayerOf(shade, makeup, isTint)], { isBare: false, split: null }, false),
        );
        const mouths = view.drawEach(looks, (landmarks) => cropMouth(picture, landmarks, edgePx));
        for (const [i, mouth] of mouths.entries()) pictures[i]?.replaceChildren(...(mouth ? [mouth] : []));
      })
      .catch(() => {});
    return () => {
      isStale = true;
    };
    // Drawn anew for other shades, another face, or another strength.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids, source, makeup.amounts.lips, makeup.coats, makeup.after]);
}
