import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useToast } from "../ui/toast/toast.tsx";
import { useLanguage } from "../i18n/messages.tsx";
import css from "./wish-heart.module.css";
import words from "./wish-messages.json";
import { useWish } from "./wishes.ts";

interface WishHeartProps {
  productId: string;
  /** The product's name as the page shows it: it is read out with the button. */
  name: string;
  /** With its word beside it: 「欲しい」. Without, the heart stands alone in its 44 px. */
  withLabel?: boolean;
  /** Told after a tap was shown, for counting: `track(isWanted ? "wish_add" : "wish_remove")`. */
  onChange?: (isWanted: boolean) => void;
}

/**
 * Puts a product on the visitor's list and takes it off again. Works at once, without a network and before the page knows
 * the list; a double tap is one tap. The list is read once a visit by the first heart that is alive.
 */
export function WishHeart({ productId, name, withLabel = false, onChange }: WishHeartProps) {
  const text = words[useLanguage()];
  const { isWanted, change } = useWish(productId);
  const showToast = useToast();
  const navigate = useNavigate();

  async function setWanted(isOn: boolean): Promise<void> {
    onChange?.(isOn);
    const outcome = await change({ kind: isOn ? "want" : "remove", productId });
    const list = { label: text.list, onAct: () => void navigate("/wishlist") };
    if (outcome === "replaced") return;
    if (outcome === "later" || outcome === "unsaved") showToast({ text: text[outcome] });
    else if (outcome === "full") showToast({ text: text.full.replace("{name}", name), action: list });
    else if (outcome === "done" && isOn) showToast({ text: text.added, action: list });
    else if (outcome === "done" || outcome === "missing")
      showToast({ text: text.removed, action: { label: text.undo, onAct: () => void setWanted(true) } });
    else showToast({ text: text.failed });
  }

  function press(event: MouseEvent): void {
    // The second half of a double tap means the same as the first.
    if (event.detail > 1) return;
    void setWanted(!isWanted);
  }

  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={isWanted}
      aria-label={withLabel ? `${text.want} ${name}` : text.heart.replace("{name}", name)}
      data-wish={productId}
      onClick={press}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          className={css.outline}
          d="M12 20.4C8.2 17.6 3.2 14 3.2 9.2 3.2 6.4 5.3 4.4 7.8 4.4c1.8 0 3.3 1 4.2 2.7.9-1.7 2.4-2.7 4.2-2.7 2.5 0 4.6 2 4.6 4.8 0 4.8-5 8.4-8.8 11.2z"
        />
        <path className={css.tick} d="M8.2 11.2l2.8 2.8 4.9-5.3" />
      </svg>
      {withLabel && <span className="text-body text-strong">{text.want}</span>}
    </button>
  );
}
