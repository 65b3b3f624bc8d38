import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { dayMs } from "#contracts/jst-clock.ts";
import { wishUndoDays } from "#contracts/wish-limits.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./side-list.module.css";
import type { MyListState } from "./use-my-list.ts";

/** What was taken off or let go in the last seven days; each can come back as it was. */
export function RemovedList({ own }: { own: MyListState }) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const rows = own.mine.left.filter(({ productId }) => own.cards.byId.has(productId));
  if (rows.length === 0) return null;

  const daysLeft = (leftAt: string): number =>
    Math.max(1, Math.ceil((Date.parse(leftAt) + wishUndoDays * dayMs - own.nowMs) / dayMs));

  return (
    <details className={`${css.side} pad-side-4`}>
      <summary className="opens-row text-body text-strong">{t("left.title", { count: rows.length })}</summary>
      <ul>
        {rows.map(({ productId, how, leftAt }) => (
          <li key={productId} className={`${css.row} line-2`}>
            <span className={`${css.name} shrinks`}>
              {own.nameOf(productId)}
              <span className="facts-3 text-note">
                <span>{t(how === "let-go" ? "left.letGo" : "left.removed")}</span>
                <span>{t("left.until", { days: daysLeft(leftAt) })}</span>
              </span>
            </span>
            <Button
              compact
              look="line"
              onClick={() => {
                own.restore(productId);
                showToast({ text: t("left.restored", { name: own.nameOf(productId) }) });
              }}
            >
              {t("left.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
