import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { oklchToHex } from "#app/kits/basics/oklch.ts";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { reach, searchPairs, shelfAddress, type ShelfQuery, type Wanted } from "../rules/shelf-query.ts";
import { fromShelf } from "./sheet-depth.ts";
import css from "./colour-picker.module.css";

/** A rouge of middle strength: where the sliders stand before anybody touched them. */
const start: Wanted = { l: 58, c: 18, h: 25 };
const sliders = [
  ["l", "lightness"],
  ["c", "chroma"],
  ["h", "hue"],
] as const;

const hexOf = ({ l, c, h }: Wanted): string => oklchToHex({ l: l / 100, c: c / 100, h });

/** A colour from lightness, chroma and hue (OKLCH). A form like any other: without scripts it is sent blind. */
export function ColourPicker({ query, items }: { query: ShelfQuery; items: readonly ShelfItem[] }) {
  const t = useWords<Words>();
  const [wanted, setWanted] = useState(query.wanted ?? start);
  const [near, setNear] = useState<readonly ShelfItem[]>([]);
  const room = useRef<HTMLFormElement>(null);

  // Colours nobody has named have no class in the stylesheet: they are shown once scripts run.
  useEffect(() => {
    const style = room.current?.style;
    style?.setProperty("--made", hexOf(wanted));
    for (const [name] of sliders) style?.setProperty(`--track-${name}`, trackOf(wanted, name));
  }, [wanted]);

  function turn(event: FormEvent<HTMLInputElement>): void {
    const { name, value } = event.currentTarget;
    const next = { ...wanted, [name]: Number(value) };
    setWanted(next);
    // The formula of colour difference comes with the first turn; a script that does not come leaves the button.
    void import("./nearest-now.ts").then(
      ({ nearestNow }) => setNear(nearestNow(items, hexOf(next))),
      () => {},
    );
  }

  const kept = searchPairs({ ...query, wanted: null, sort: "shelf", p: null });
  return (
    <Form ref={room} method="get" action="/all-products" className={css.picker} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.made} role="img" aria-label={t("picker.now")} />
      <div className={css.sliders}>
        {sliders.map(([name, word]) => (
          <label key={name} className={css.slider}>
            <span>{t(`picker.${word}`)}</span>
            <input
              type="range"
              name={name}
              min={reach[name][0]}
              max={reach[name][1]}
              value={wanted[name]}
              data-track={name}
              onChange={turn}
            />
          </label>
        ))}
      </div>
      {near.length > 0 && (
        <section aria-label={t("picker.nearest")}>
          <h3 className={css.note}>{t("picker.nearest")}</h3>
          <ul className={css.near}>
            {near.map(({ id, hex, name }) => (
              <li key={id}>
                <Link
                  className={css.one}
                  to={shelfAddress({ ...query, p: id })}
                  state={fromShelf}
                  preventScrollReset
                  aria-label={name}
                >
                  <ShadeChip hex={hex ?? ""} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button type="submit" look="bone" compact wide>
        {t("picker.show")}
      </Button>
      <Link className={css.photo} to="/chameleon">
        {t("picker.photo")}
      </Link>
    </Form>
  );
}

/** What the other end of a slider would give, as a gradient. */
function trackOf(wanted: Wanted, name: keyof Wanted): string {
  const [from, to] = reach[name];
  const stops = Array.from({ length: 9 }, (_, i) => hexOf({ ...wanted, [name]: from + ((to - from) * i) / 8 }));
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
