import { formatYen } from "#app/kits/i18n/numbers.ts";
import type { ProductPart } from "#app/kits/search/criteria/criterion.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./product-facts.module.css";

/** What one wants to know of a product before opening it: number, kind, finish, price, and its state where it matters. */
export function ProductFacts({ product }: { product: ProductPart }) {
  const t = useMessages<Messages>();
  const { number, line, finish, priceYen, state } = product;
  return (
    <span className={css.facts}>
      <span className={css.number}>{number}</span>
      <span>{t(`line.${line}`)}</span>
      {finish && <span>{t(`finish.${finish}`)}</span>}
      <span>{formatYen(priceYen, "ja")}</span>
      {state !== "on-sale" && <span className="text-mark">{t(`state.${state}`)}</span>}
    </span>
  );
}
