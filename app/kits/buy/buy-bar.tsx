"use no memo"; // One link: compiled it would only be heavier.

import { ButtonLink } from "../ui/button/button-link.tsx";
import words from "./buy-words.json";
import css from "./buy-bar.module.css";
import { placesPath } from "./places-path.ts";

/** The one way to the shops from a product: it stays at the foot of the sheet while the sheet is read. */
export function BuyBar({ productId }: { productId: string }) {
  return (
    <div className={css.bar}>
      <ButtonLink look="bone" wide arrow to={placesPath([productId])}>
        {words.ja.places}
      </ButtonLink>
    </div>
  );
}
