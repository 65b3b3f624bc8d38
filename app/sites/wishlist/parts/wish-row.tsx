import { ProductRow } from "#app/kits/product/product-row.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Wish } from "#contracts/wishes.ts";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { dayParts } from "../rules/day-parts.ts";
import { isReminderDue, countSleepDays } from "../rules/reminder.ts";
import type { DragHandle } from "./use-drag-order.ts";
import { WishPanel, type WishPanelProps } from "./wish-panel.tsx";
import css from "./wish-row.module.css";

interface WishRowProps extends Omit<WishPanelProps, "wish" | "name"> {
  wish: Wish;
  card: Card;
  nowMs: number;
  isDragged: boolean;
  handle: DragHandle;
}

/** One thing on the list: the product, how long it has slept, its note; opened, everything that can be changed. */
export function WishRow({ wish, card, nowMs, isDragged, handle, ...panel }: WishRowProps) {
  const t = useMessages<Messages>();
  const days = countSleepDays(wish, nowMs);
  return (
    <li
      className={`${css.row} anchor hair-below on-soot`}
      data-id={wish.productId}
      data-dragged={isDragged || undefined}
    >
      <ProductRow
        item={card}
        action={
          <button
            type="button"
            {...handle}
            className={`${css.handle} middle`}
            aria-label={t("list.drag", { name: card.name })}
          >
            <svg width="18" height="14" viewBox="0 0 18 14" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M1 2h16M1 7h16M1 12h16" />
            </svg>
          </button>
        }
      />
      <div className={css.details}>
        <p className={`${css.facts} facts-3 text-note`}>
          {wish.state === "wanted" && <span>{t("list.days", { days: days + 1 })}</span>}
          {wish.state === "owned" && wish.units > 1 && <span>{t("list.units", { units: wish.units })}</span>}
          {wish.isLow && <span className="text-bright text-strong">{t("states.low")}</span>}
          {isReminderDue(wish, nowMs) && <span className="text-bright text-strong">{t("list.reminderMark")}</span>}
          {wish.folder !== "mine" && <span>{t(`folders.${wish.folder}`)}</span>}
          {card.state === "coming" && <span>{t("list.launch", dayParts(card.releasedOn))}</span>}
        </p>
        {wish.note && <p className={`${css.note} full-row text-body text-leading-17`}>{wish.note}</p>}
        {card.state === "ended" && wish.state === "wanted" && (
          <p className={`${css.ended} full-row text-note`}>{t("list.ended")}</p>
        )}
        <WishPanel wish={wish} name={card.name} {...panel} />
      </div>
    </li>
  );
}
