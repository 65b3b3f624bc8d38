import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./compare.module.css";
import type { StageDesk } from "./use-stage.ts";
import { dressingsOf, lipsOf, type Worn } from "./worn.ts";

interface CompareProps {
  shades: readonly TesterShade[];
  shown: TesterShade;
  worn: Worn;
  isTint: boolean;
  /** What the stage shows; a new one means other mouths. */
  source: StageDesk["source"];
  stageOf: StageDesk["stageOf"];
  /** Where the face wears another shade. */
  addressOf: (id: string) => string;
  /** Whatever is in the mirror must stand still first. */
  onStill: () => Promise<void>;
}

const most = 4;
const edgePx = 360;

/** Up to four shades on the same mouth, side by side. */
export function Compare(props: CompareProps) {
  const { shades, shown, worn, isTint, source, stageOf, addressOf, onStill } = props;
  const t = useWords<Words>();
  const [ids, setIds] = useState<readonly string[]>([]);
  const place = useRef<HTMLUListElement>(null);
  const chosen = ids.flatMap((id) => shades.find((shade) => shade.id === id) ?? []);
  const isIn = ids.includes(shown.id);

  useEffect(() => {
    let isGone = false;
    const pictures = [...(place.current?.querySelectorAll("[data-mouth]") ?? [])];
    if (pictures.length === 0) return;
    void onStill()
      .then(stageOf)
      .then((stage) => {
        if (isGone) return;
        const looks = chosen.map((shade) =>
          dressingsOf([lipsOf(shade, worn, isTint)], { isBare: false, split: null }, false),
        );
        for (const [i, mouth] of stage.mouths(looks, edgePx).entries()) pictures[i]?.replaceChildren(mouth);
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
    // Drawn anew for other shades, another face, or another strength.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids, source, worn.amounts.lips, worn.coats, worn.after]);

  return (
    <section className={css.compare} aria-labelledby="compare-title">
      <h2 id="compare-title" className={role.display}>
        {t("compare.title")}
      </h2>
      <p>{t("compare.lead")}</p>
      <ul ref={place} className={css.mouths}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              data-shade={id}
              aria-label={t("compare.wear", { shade: name })}
              aria-current={id === shown.id ? "true" : undefined}
            >
              <span data-mouth={id} className={css.mouth} />
              <span aria-hidden="true">{name}</span>
            </Link>
            <button
              type="button"
              onClick={() => setIds(ids.filter((other) => other !== id))}
              aria-label={t("compare.remove", { shade: name })}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
        {Array.from({ length: most - chosen.length }, (_, i) => (
          <li key={`empty-${i}`} className={css.empty} aria-hidden="true" />
        ))}
      </ul>
      <Button look="line" wide disabled={isIn || ids.length >= most} onClick={() => setIds([...ids, shown.id])}>
        {t(ids.length >= most ? "compare.full" : isIn ? "compare.isIn" : "compare.add", { shade: shown.name })}
      </Button>
    </section>
  );
}
