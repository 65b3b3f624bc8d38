import { Link } from "react-router";
import { classNames } from "../basics/class-names.ts";
import { ShadeChip } from "../ui/shade-chip/shade-chip.tsx";
import role from "../ui/type/type.module.css";
import { productPath } from "./product-address.ts";
import type { ProductLinkProps } from "./product-tile.tsx";
import { finishLabel, lineLabel, formatPrice, stateMark } from "./product-labels.ts";
import css from "./product-row.module.css";

/** A product in a list: shade, number, name; finish, price and state in a second line. */
export function ProductRow({ item, to, action, priority: _priority, ...link }: ProductLinkProps) {
  const mark = stateMark(item.state);
  return (
    <article className={css.row} id={`tile-${item.id}`}>
      <Link {...link} to={to ?? productPath(item.id)} className={css.link}>
        <span className={css.swatch} data-swatch={item.hex ? item.id : undefined}>
          {item.hex && <ShadeChip hex={item.hex} />}
        </span>
        <span className={css.words}>
          <span className={classNames(role.display, css.name)}>{item.name}</span>
          <span className={css.facts}>
            <span className={role.micro}>{item.number}</span>
            <span>{lineLabel(item.line)}</span>
            {item.finish && <span>{finishLabel(item.finish)}</span>}
            <span>{formatPrice(item.priceYen)}</span>
            {mark && <span className="text-mark">{mark}</span>}
          </span>
        </span>
      </Link>
      {action && <span className={css.action}>{action}</span>}
    </article>
  );
}
