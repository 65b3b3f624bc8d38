import { useMessages } from "#app/kits/i18n/messages.tsx";
import { finishLabel, lineLabel } from "#app/kits/product/product-labels.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Chip } from "#app/kits/ui/chip/chip.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { maxWishUnits } from "#contracts/wish-limits.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./drawer-list.module.css";
import type { Drawer, DrawerRow } from "./use-drawer.ts";

/** What is at home, the last read on top: how many, and what is nearly empty. */
export function DrawerList({ drawer }: { drawer: Drawer }) {
  const t = useMessages<Messages>();
  const { rows } = drawer;
  return (
    <section className="column-3" aria-labelledby="drawer-list" data-drawer-list>
      <h2 id="drawer-list" className="text-heading text-strong">
        {t("drawer.list.title", { count: rows.length })}
      </h2>
      {rows.length === 0 ? (
        <p>{t("drawer.list.empty")}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Row key={row.item.id} row={row} drawer={drawer} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ButtonLink look="line" to="/wishlist">
          {t("drawer.list.toWishes")}
        </ButtonLink>
      )}
    </section>
  );
}

function Row({ row: { item, wish }, drawer }: { row: DrawerRow; drawer: Drawer }) {
  const t = useMessages<Messages>();
  const { id, name, hex } = item;
  return (
    <li className={`${css.row} hair-below`} data-drawer-item={id}>
      <span className={`${css.swatch} on-grey`}>{hex && <ShadeChip hex={hex} />}</span>
      <div className={css.words}>
        <h3 className="text-body text-strong">{name}</h3>
        <p className="facts-3 text-note">
          <span>{item.number}</span>
          <span>{lineLabel(item.line)}</span>
          {item.finish && <span>{finishLabel(item.finish)}</span>}
        </p>
      </div>
      <div className={css.acts}>
        <Button
          look="line"
          compact
          aria-label={t("drawer.list.fewer", { name })}
          disabled={wish.units <= 1}
          onClick={() => drawer.setUnits(item, wish.units - 1)}
        >
          −
        </Button>
        <span className={`${css.units} text-centred text-strong`} data-units={wish.units}>
          {t("drawer.list.units", { units: wish.units })}
        </span>
        <Button
          look="line"
          compact
          aria-label={t("drawer.list.more", { name })}
          disabled={wish.units >= maxWishUnits}
          onClick={() => drawer.setUnits(item, wish.units + 1)}
        >
          ＋
        </Button>
        <Chip pressed={wish.isLow} onPress={() => drawer.mark(id, !wish.isLow)}>
          <span aria-hidden="true">{t("drawer.list.low")}</span>
          <span className="visually-hidden">{t("drawer.list.lowOf", { name })}</span>
        </Chip>
        <Button look="quiet" compact aria-label={t("drawer.list.removeOf", { name })} onClick={() => drawer.remove(id)}>
          {t("drawer.list.remove")}
        </Button>
      </div>
    </li>
  );
}
