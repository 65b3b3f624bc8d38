import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../basics/class-names.ts";
import { ShadeChip } from "../ui/shade-chip/shade-chip.tsx";
import role from "../ui/type/type.module.css";
import { productPath } from "./product-address.ts";
import { ProductStill } from "./product-still.tsx";
import { finishLabel, lineLabel, formatPrice, stateMark } from "./product-labels.ts";
import type { ProductListItem } from "./product-list-item.ts";
import css from "./product-tile.module.css";

export type ProductLinkProps = {
  item: ProductListItem;
  /** Where it leads; the product's sheet when left out. */
  to?: string;
  /** Kept in the history entry it makes, so that the sheet knows where it was opened from. */
  state?: unknown;
  /** The list keeps its place behind the sheet. */
  preventScrollReset?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** A control of its own over the picture's upper corner: a heart, a choice. Stands beside the link, not in it. */
  action?: ReactNode;
  /** In the first view. */
  priority?: boolean;
};

const tileSizes = "(min-width: 481px) 236px, 49vw";

/** A product in a grid: its picture on ink, its exact shade on grey, number, name, finish, price. The whole is one link. */
export function ProductTile({ item, to, action, priority, ...link }: ProductLinkProps) {
  const mark = stateMark(item.state);
  return (
    <article className={css.tile} id={`tile-${item.id}`}>
      <Link {...link} to={to ?? productPath(item.id)} className={css.link}>
        <span className="anchor block on-ink">
          <ProductStill item={item} sizes={tileSizes} priority={priority} />
          {mark && <span className={`${css.mark} on-ink text-fine text-mark`}>{mark}</span>}
        </span>
        <span className={css.ground}>
          <span className={css.facts}>
            {item.hex && (
              <span className={css.swatch} data-swatch={item.id}>
                <ShadeChip hex={item.hex} size="text" />
              </span>
            )}
            <span className={classNames(role.micro, "text-bright")}>{item.number}</span>
            <span className="shrinks text-medium">{item.hex ? finishLabel(item.finish) : lineLabel(item.line)}</span>
          </span>
          <span className={classNames(role.display, css.name)}>{item.name}</span>
          <span className="text-fine text-leading-15">{formatPrice(item.priceYen)}</span>
        </span>
      </Link>
      {action && <span className={css.action}>{action}</span>}
    </article>
  );
}
