import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { maxWishes } from "#contracts/wish-limits.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./side-list.module.css";
import type { MyListState } from "./use-my-list.ts";

/** Taps that found the list full: none is lost, each can go in as soon as there is room. */
export function WaitingList({ own }: { own: MyListState }) {
  const t = useMessages<Messages>();
  if (own.waiting.length === 0) return null;
  const isFull = own.mine.wishes.length >= maxWishes;
  return (
    <section className={`${css.side} pad-side-4`}>
      <h2 className="text-lead">{t("limit.waiting")}</h2>
      <p className="text-note">{t("limit.waitingHint")}</p>
      <ul>
        {own.waiting.map((id) => (
          <li key={id} className={`${css.row} line-2`}>
            <span className={`${css.name} shrinks`}>{own.nameOf(id)}</span>
            <Button compact look="line" disabled={isFull} onClick={() => own.put(id)}>
              {t("limit.put")}
            </Button>
            <Button compact look="quiet" onClick={() => void own.forgetWaiting(id)}>
              {t("limit.cancel")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
