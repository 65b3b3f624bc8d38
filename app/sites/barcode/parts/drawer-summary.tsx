import type { ReactNode } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { finishLabel } from "#app/kits/product/product-labels.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import type { Finish } from "#contracts/monster.ts";
import type { DrawerItem } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { type AreaGaps, findAreaGaps, findNearPairs, type NearPair } from "../rules/drawer-summary.ts";
import css from "./drawer-summary.module.css";
import type { DrawerRow } from "./use-drawer.ts";

interface DrawerSummaryProps {
  rows: readonly DrawerRow[];
  catalogue: readonly DrawerItem[];
}

/** What a drawer comes to: what is there twice, what is nearly the same, what runs low, what nothing covers. */
export function DrawerSummary({ rows, catalogue }: DrawerSummaryProps) {
  const t = useMessages<Messages>();
  const owned = rows.map(({ item }) => item);
  const duplicates = rows.filter(({ wish }) => wish.units > 1);
  const low = rows.filter(({ wish }) => wish.isLow);
  const pairs = findNearPairs(owned);
  return (
    <section className={`${css.summary} boxed column-4`} aria-labelledby="drawer-summary" data-drawer-summary>
      <h2 id="drawer-summary" className="text-heading text-strong">
        {t("drawer.summary.title")}
      </h2>
      <Part title={t("drawer.summary.duplicates")} none={t("drawer.summary.noDuplicates")}>
        {duplicates.map(({ item, wish }) => (
          <li key={item.id} className="facts-3" data-duplicate={item.id}>
            <span>{item.name}</span>
            <span>{t("drawer.list.units", { units: wish.units })}</span>
          </li>
        ))}
      </Part>
      <Part title={t("drawer.summary.near")} none={t("drawer.summary.noNear")} hint={t("drawer.summary.nearHint")}>
        {pairs.map((pair) => (
          <NearRow key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
        ))}
      </Part>
      <Part title={t("drawer.summary.low")} none={t("drawer.summary.noLow")} hint={t("drawer.summary.lowHint")}>
        {low.map(({ item }) => (
          <li key={item.id}>{item.name}</li>
        ))}
      </Part>
      <div className="column-2">
        <h3 className="text-body text-strong">{t("drawer.summary.gaps")}</h3>
        {findAreaGaps(owned, catalogue).map((gaps) => (
          <Gaps key={gaps.area} gaps={gaps} />
        ))}
        <ButtonLink look="line" to="/all-products">
          {t("drawer.summary.toCatalogue")}
        </ButtonLink>
      </div>
    </section>
  );
}

interface PartProps {
  title: string;
  /** What stands there when there is nothing. */
  none: string;
  hint?: string;
  children: readonly ReactNode[];
}

function Part({ title, none, hint, children }: PartProps) {
  return (
    <div className="column-2">
      <h3 className="text-body text-strong">{title}</h3>
      {children.length === 0 ? <p className="text-body">{none}</p> : <ul className="text-body">{children}</ul>}
      {children.length > 0 && hint && <p className="text-note">{hint}</p>}
    </div>
  );
}

function NearRow({ pair: { one, other } }: { pair: NearPair<DrawerItem> }) {
  const t = useMessages<Messages>();
  return (
    <li className={css.pair} data-near={`${one.id} ${other.id}`}>
      <span className={`${css.swatches} on-grey`}>
        {one.hex && <ShadeChip hex={one.hex} size="text" />}
        {other.hex && <ShadeChip hex={other.hex} size="text" />}
      </span>
      {t("drawer.summary.nearPair", { one: one.name, other: other.name })}
    </li>
  );
}

/** 口もと: what is missing, in words; a line for each of finish, colour and depth. */
function Gaps({ gaps: { area, finishes, families, depths } }: { gaps: AreaGaps }) {
  const t = useMessages<Messages>();
  const join = (words: readonly string[]): string => words.join("・");
  const lines = [
    finishes.length > 0 &&
      t("drawer.summary.finishes", { words: join(finishes.map((finish) => finishLabel(finish as Finish))) }),
    families.length > 0 &&
      t("drawer.summary.families", { words: join(families.map((family) => t(`drawer.families.${family}`))) }),
    depths.length > 0 &&
      t("drawer.summary.depths", { words: join(depths.map((depth) => t(`drawer.depths.${depth}`))) }),
  ].filter((line) => line !== false);
  return (
    <div data-gaps={area}>
      <h4 className="text-note text-strong">{t(`drawer.areas.${area}`)}</h4>
      {lines.length === 0 ? (
        <p className="text-body">{t("drawer.summary.covered")}</p>
      ) : (
        <ul className="text-body">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
