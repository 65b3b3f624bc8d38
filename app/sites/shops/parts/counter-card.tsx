import { lazy, Suspense, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { QrShape } from "#server/modules/qr/qr-shape.ts";
import type { Messages } from "../copy/messages.ts";
import type { PlaceItem, PlacesData } from "../data.server.ts";
import type { CardNotes } from "../rules/card-notes.ts";
import css from "./counter-card.module.css";

// Pen and camera come with whoever can use them.
const CardTools = lazy(async () => ({ default: (await import("./card-tools.tsx")).CardTools }));

/** What one shows over a counter: shades, numbers, own marks and notes, and the code that opens the same list. */
export function CounterCard({ places, qr }: { places: PlacesData; qr: QrShape }) {
  const t = useMessages<Messages>();
  const [notes, setNotes] = useState<CardNotes>({});
  const isAlive = useHydrated();
  const { items } = places;
  return (
    <section className="stack-3 side" aria-labelledby="card-title">
      <h2 id="card-title" className="text-lead text-strong">
        {t("card.title")}
      </h2>
      <p className="text-body text-leading-17">{t("card.lead")}</p>
      <p className="text-note text-leading-17 without-script">{t("card.withoutScript")}</p>
      <div className={css.card} data-counter-card="">
        <p className={classNames(css.heading, role.display)}>{t("card.heading")}</p>
        <ul className={css.items}>
          {items.map((item) => (
            <CardRow key={item.id} item={item} note={notes[item.id]} />
          ))}
        </ul>
        <div className={css.foot}>
          <svg
            className={css.qr}
            viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
            role="img"
            aria-label={t("card.qr")}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <p>{t("card.qrNote")}</p>
        </div>
      </div>
      <Suspense>{isAlive && <CardTools places={places} qr={qr} notes={notes} onNotes={setNotes} />}</Suspense>
    </section>
  );
}

function CardRow({ item, note }: { item: PlaceItem; note: CardNotes[string] | undefined }) {
  const t = useMessages<Messages>();
  return (
    <li className={css.item}>
      <span className={css.swatch}>{item.hex && <ShadeChip hex={item.hex} size="text" />}</span>
      <span className={css.words}>
        <span className="block">
          {item.number} {item.name}
        </span>
        <span className={css.jan}>JAN {item.jan}</span>
        {note?.note && <span className={css.note}>{note.note}</span>}
      </span>
      {note && note.mark !== "none" && <span className={css.mark}>{t(`card.marks.${note.mark}`)}</span>}
    </li>
  );
}
