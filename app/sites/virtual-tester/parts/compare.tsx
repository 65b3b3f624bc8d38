import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import type { Stage } from "../stage/start-stage.ts";
import { dressingsOf, type Worn } from "./worn.ts";
import css from "./compare.module.css";

interface CompareProps {
  shades: readonly TesterShade[];
  shown: TesterShade;
  worn: Worn;
  /** What the stage shows; a new one means other mouths. */
  sourceKey: string;
  stageOf: () => Promise<Stage>;
  /** Whatever is in the mirror must stand still first. */
  onStill: () => Promise<void>;
}

const most = 4;
const edgePx = 360;

/** Up to four shades on the same mouth, side by side. */
export function Compare({ shades, shown, worn, sourceKey, stageOf, onStill }: CompareProps) {
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
        const looks = chosen.map((shade) => dressingsOf(shade, { ...worn, isBare: false, split: null }, false));
        for (const [i, mouth] of stage.mouths(looks, edgePx).entries()) pictures[i]?.replaceChildren(mouth);
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
    // Drawn anew for other shades, another face, or another strength.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids, sourceKey, worn.intensity, worn.coats, worn.after]);

  return (
    <section className={css.compare} aria-labelledby="compare-title">
      <h2 id="compare-title" className={role.display}>
        {t("compare.title")}
      </h2>
      <p>{t("compare.lead")}</p>
      <ul ref={place} className={css.mouths}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <span data-mouth={id} className={css.mouth} />
            <button
              type="button"
              onClick={() => setIds(ids.filter((other) => other !== id))}
              aria-label={t("compare.remove", { shade: name })}
            >
              {name}
            </button>
          </li>
        ))}
        {chosen.length === 0 && <li className={css.empty}>{t("compare.empty")}</li>}
      </ul>
      <Button look="line" wide disabled={isIn || ids.length >= most} onClick={() => setIds([...ids, shown.id])}>
        {ids.length >= most ? t("compare.full") : t("compare.add", { shade: shown.name })}
      </Button>
    </section>
  );
}
