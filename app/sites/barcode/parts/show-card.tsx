import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { lineLabel, formatPrice } from "#app/kits/product/product-labels.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ShowCard as Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { formatJan } from "#app/kits/barcode/jan.ts";
import { EanBars } from "./ean-bars.tsx";
import css from "./show-card.module.css";

/** One product for the eyes of a scanner and of who holds it: white, bars, name, number, price, the digits to type. */
export function ShowCard({ card }: { card: Card }) {
  const t = useMessages<Messages>();
  return (
    <article className={`${css.card} justify-centre stack-2 text-centred`}>
      <h2 className={`${css.name} text-heading text-leading-14`}>{card.name}</h2>
      <p className={`${css.facts} facts-3 text-service`}>
        <span>{lineLabel(card.line)}</span>
        <span className="text-strong">{card.number}</span>
        <span>{formatPrice(card.priceYen)}</span>
        {card.state === "ended" && <span className={`${css.ended} text-strong`}>{t("show.ended")}</span>}
      </p>
      <EanBars jan={card.jan} widths={card.widths} label={t("show.bars", { name: card.name, jan: card.jan })} />
      <CodeText jan={card.jan} />
    </article>
  );
}

/** The digits as text, to be read out, typed or copied. */
function CodeText({ jan }: { jan: string }) {
  const t = useMessages<Messages>();
  const hasClipboard = useBrowserFact(canCopy, false);
  const { copy, tip } = useCopiedTip();
  return (
    <div className="justify-centre stack-1">
      <p className={`${css.digits} text-heading text-strong`}>{formatJan(jan)}</p>
      {hasClipboard && (
        <button type="button" className={`${css.copy} text-body text-strong`} onClick={() => void copy(jan)}>
          {t("show.copy")}
        </button>
      )}
      {tip}
    </div>
  );
}
