import { Link } from "react-router";
import type { Kinship } from "#app/kits/basics/shade-kinship.ts";
import { kinshipWord } from "#app/kits/shelf/kinship.ts";
import { LaterHeart } from "#app/kits/shelf/later-heart.tsx";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import { finishWord, lineWord, priceWords, stateMark } from "#app/kits/shelf/product-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { StockShade } from "../find.server.ts";
import css from "./found-shade.module.css";

/** The shade a colour turned into: the thing itself, its name, how near it comes, what it costs; all of it one link. */
export function FoundShade({ shade, kinship, note }: { shade: StockShade; kinship: Kinship; note?: string }) {
  const mark = stateMark(shade.state);
  return (
    <div className={css.shade}>
      <Link className={css.link} to={productAddress(shade.id)} onClick={() => track("product_click")}>
        <span className={css.still}>
          <ProductStill item={shade} sizes="88px" />
        </span>
        <span className={css.words}>
          <span className={css.kin}>
            {kinshipWord(kinship)}
            {note && <span className={css.note}>{note}</span>}
          </span>
          <span className={css.name}>{shade.name}</span>
          <span className={css.facts}>
            <span>{lineWord(shade.line)}</span>
            <span>{shade.number}</span>
            <span>{finishWord(shade.finish)}</span>
            <span>{priceWords(shade.priceYen)}</span>
            {mark && <span>{mark}</span>}
          </span>
        </span>
      </Link>
      <LaterHeart
        productId={shade.id}
        name={shade.name}
        onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")}
      />
    </div>
  );
}
