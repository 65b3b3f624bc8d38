import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { oklchToHex } from "#app/kits/basics/oklch.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import {
  sliderRanges,
  searchPairs,
  catalogueAddress,
  type CatalogueQuery,
  type WantedColour,
} from "../rules/catalogue-query.ts";
import { openedFromCatalogue } from "./sheet-depth.ts";
import css from "./colour-picker.module.css";

/** A rouge of middle strength: where the sliders stand before anybody touched them. */
const initialColour: WantedColour = { l: 58, c: 18, h: 25 };
const sliders = [
  ["l", "lightness"],
  ["c", "chroma"],
  ["h", "hue"],
] as const;

const hexOf = ({ l, c, h }: WantedColour): string => oklchToHex({ l: l / 100, c: c / 100, h });

type ColourPickerProps = { query: CatalogueQuery; items: readonly ProductListItem[] };

/** A colour from lightness, chroma and hue (OKLCH). A form like any other: without scripts it is sent blind. */
export function ColourPicker({ query, items }: ColourPickerProps) {
  const t = useMessages<Messages>();
  const [wanted, setWanted] = useState(query.wanted ?? initialColour);
  const [nearestItems, setNearestItems] = useState<readonly ProductListItem[]>([]);
  const form = useRef<HTMLFormElement>(null);

  // Colours nobody has named have no class in the stylesheet: they are shown once scripts run.
  useEffect(() => {
    const style = form.current?.style;
    style?.setProperty("--made", hexOf(wanted));
    for (const [name] of sliders) style?.setProperty(`--track-${name}`, trackOf(wanted, name));
  }, [wanted]);

  function onSlide(event: FormEvent<HTMLInputElement>): void {
    const { name, value } = event.currentTarget;
    const next = { ...wanted, [name]: Number(value) };
    setWanted(next);
    // The formula of colour difference comes with the first turn; a script that does not come leaves the button.
    void import("./nearest-shades.ts").then(
      ({ findNearestShades: nearestNow }) => setNearestItems(nearestNow(items, hexOf(next))),
      () => {},
    );
  }

  const hiddenFields = searchPairs({ ...query, wanted: null, sort: "shelf", p: null });
  return (
    <Form ref={form} method="get" action="/all-products" className="stack-3" preventScrollReset>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.made} role="img" aria-label={t("picker.now")} />
      <div className="stack-1">
        {sliders.map(([name, word]) => (
          <label key={name} className={`${css.slider} text-fine text-strong`}>
            <span>{t(`picker.${word}`)}</span>
            <input
              type="range"
              name={name}
              min={sliderRanges[name][0]}
              max={sliderRanges[name][1]}
              value={wanted[name]}
              data-track={name}
              onChange={onSlide}
            />
          </label>
        ))}
      </div>
      {nearestItems.length > 0 && <NearestShades items={nearestItems} query={query} />}
      <Button type="submit" look="bone" compact wide>
        {t("picker.show")}
      </Button>
      <Link className="target-inline text-fine text-underlined" to="/chameleon">
        {t("picker.photo")}
      </Link>
    </Form>
  );
}

/** What the other end of a slider would give, as a gradient. */
function trackOf(wanted: WantedColour, name: keyof WantedColour): string {
  const [from, to] = sliderRanges[name];
  const stops = Array.from({ length: 9 }, (_, i) => hexOf({ ...wanted, [name]: from + ((to - from) * i) / 8 }));
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** The shades that come nearest to the colour; each opens its sheet. */
function NearestShades({ items, query }: ColourPickerProps) {
  const t = useMessages<Messages>();
  return (
    <section aria-label={t("picker.nearest")}>
      <h3 className="text-fine text-leading-17">{t("picker.nearest")}</h3>
      <ul className={`${css.near} row-3`}>
        {items.map(({ id, hex, name }) => (
          <li key={id}>
            <Link
              className={`${css.one} middle`}
              to={catalogueAddress({ ...query, p: id })}
              state={openedFromCatalogue}
              preventScrollReset
              aria-label={name}
            >
              <ShadeChip hex={hex ?? ""} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
