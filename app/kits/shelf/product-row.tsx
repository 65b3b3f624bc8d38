import { Link } from "react-router";
import { classNames } from "../basics/class-names.ts";
import { ShadeChip } from "../ui/shade-chip/shade-chip.tsx";
import role from "../ui/type/type.module.css";
import { productAddress } from "./product-address.ts";
import type { ShelfLinkProps } from "./product-tile.tsx";
import { finishWord, lineWord, priceWords, stateMark } from "./product-words.ts";
import css from "./product-row.module.css";

/** A product in a list: shade, number, name; finish, price and state in a second line. */
export function ProductRow({ item, to, action, priority: _priority, ...link }: ShelfLinkProps) {
  const mark = stateMark(item.state);
  return (
    <article className={css.row} id={`tile-${item.id}`}>
      <Link {...link} to={to ?? productAddress(item.id)} className={css.link}>
        <span className={css.swatch} data-swatch={item.hex ? item.id : undefined}>
          {item.hex && <ShadeChip hex={item.hex} />}
        </span>
        <span className={css.words}>
          <span className={classNames(role.display, css.name)}>{item.name}</span>
          <span className={css.facts}>
            <span className={role.micro}>{item.number}</span>
            <span>{lineWord(item.line)}</span>
            {item.finish && <span>{finishWord(item.finish)}</span>}
            <span>{priceWords(item.priceYen)}</span>
            {mark && <span className={css.mark}>{mark}</span>}
          </span>
        </span>
      </Link>
      {action && <span className={css.action}>{action}</span>}
    </article>
  );
}
