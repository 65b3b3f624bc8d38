import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { finishLabel, formatPrice, shadeLabel } from "#app/kits/product/product-labels.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { type Dot, dotAt, dotTowards, type WheelKey, wheelKeys } from "../rules/wheel.ts";
import { openedFromCatalogue } from "./sheet-depth.ts";
import css from "./colour-wheel.module.css";

type ColourWheelProps = { dots: readonly Dot[]; items: readonly ProductListItem[]; query: CatalogueQuery };

/** Half the drawing in its own units; a dot at 1 stands this far from the middle. */
const half = 200;
const rim = 184;

/** Every shade a dot: hue is the direction, chroma the distance from grey. One stop for the keyboard, arrows inside. */
export function ColourWheel({ dots, items, query }: ColourWheelProps) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = dots.find(({ id }) => id === chosenId) ?? dots[0];
  const itemOf = (id: string): ProductListItem | undefined => items.find((item) => item.id === id);
  const item = chosen && itemOf(chosen.id);
  if (!chosen || !item) return null;
  const address = catalogueAddress({ ...query, p: item.id });

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      void navigate(address, { state: openedFromCatalogue, preventScrollReset: true });
      return;
    }
    const key = wheelKeys.find((other): other is WheelKey => other === event.key);
    if (!key || !chosen) return;
    event.preventDefault();
    setChosenId((dotTowards(dots, chosen, key) ?? chosen).id);
  }

  function onPointer(event: PointerEvent<SVGElement>): void {
    const [x, y] = positionOn(event);
    setChosenId(dotAt(dots, x, y)?.id ?? null);
  }

  return (
    <>
      <h2 id="wheel-title" className="text-body">
        {t("wheel.title")}
      </h2>
      <p className="text-fine text-leading-17">{t("wheel.note")}</p>
      <svg
        className={css.wheel}
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        role="listbox"
        aria-label={t("wheel.label")}
        aria-activedescendant={`dot-${chosen.id}`}
        tabIndex={0}
        onKeyDown={onKey}
        onPointerDown={onPointer}
        onPointerMove={(event) => event.buttons > 0 && onPointer(event)}
      >
        <circle className={css.rim} r={rim + 12} />
        <circle className={css.ring} r={rim / 2} />
        {/* The chosen one last: it lies above its neighbours. */}
        {[...dots.filter(({ id }) => id !== chosen.id), chosen].map((dot) => (
          <WheelDot key={dot.id} dot={dot} item={itemOf(dot.id)} isChosen={dot.id === chosen.id} />
        ))}
      </svg>
      <ChosenShade item={item} address={address} />
    </>
  );
}

/** Where on the wheel, from its middle; 1 is the rim. */
function positionOn({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): [x: number, y: number] {
  const box = currentTarget.getBoundingClientRect();
  const unit = (box.width / 2) * (rim / half);
  return [(clientX - box.left - box.width / 2) / unit, (clientY - box.top - box.height / 2) / unit];
}

function WheelDot({ dot, item, isChosen }: { dot: Dot; item: ProductListItem | undefined; isChosen: boolean }) {
  return (
    <g
      id={`dot-${dot.id}`}
      role="option"
      aria-selected={isChosen}
      aria-label={item && shadeLabel(item.name, item.finish)}
    >
      <circle
        className={isChosen ? css.chosen : css.dot}
        cx={dot.x * rim}
        cy={dot.y * rim}
        r={isChosen ? 15 : 8}
        fill={item?.hex ?? undefined}
      />
    </g>
  );
}

/** The shade of the chosen dot, and the way to its sheet. */
function ChosenShade({ item, address }: { item: ProductListItem; address: string }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.here} align-centre row-3`}>
      <ShadeChip hex={item.hex ?? ""} />
      <p className={`${css.words} grid`}>
        <span className={classNames(role.display, "text-name")}>{item.name}</span>
        <span className="text-fine">
          {item.number} {finishLabel(item.finish)} {formatPrice(item.priceYen)}
        </span>
      </p>
      <ButtonLink look="bone" compact to={address} state={openedFromCatalogue} preventScrollReset>
        {t("wheel.open")}
      </ButtonLink>
    </div>
  );
}
