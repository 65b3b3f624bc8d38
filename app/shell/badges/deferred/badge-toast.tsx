import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useMatches } from "react-router";
import { badgeMilestones } from "#contracts/badge.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { screenAddress } from "#app/shell/document/screen-address.ts";
import { listRepliesInView } from "#app/shell/companion/deferred/covers-controls.ts";
import type { BadgeQueue } from "./badge-queue.ts";
import { findFreeLift } from "./free-position.ts";
import { useToastLifetime } from "./use-toast-lifetime.ts";
import { type BadgeDetails, useBadgeDetails } from "./use-badge-details.ts";
import { useToastTurn } from "./use-toast-turn.ts";
import { BadgeIcon } from "./badge-icon.tsx";
import words from "./messages.json";
import css from "./badge-toast.module.css";

/** Shows the earned badges, one after the other, where they cover nothing; each leaves by itself. */
export function BadgeToast({ queue }: { queue: BadgeQueue }) {
  const { lang } = screenAddress(useMatches());
  const badge = useBadgeDetails(queue, lang);
  const { hasTurn, releaseTurn } = useToastTurn(badge?.id ?? null);
  const shown = hasTurn ? badge : null;
  const onEnd = useCallback(() => shown && queue.remove([shown.id]), [queue, shown]);
  return (
    // The region is there before its words are, or nobody would hear them.
    <div className={css.place} role="status" aria-atomic="true" lang={lang}>
      {shown && <BadgeCard key={shown.id} badge={shown} lang={lang} onEnd={onEnd} onInterrupted={releaseTurn} />}
    </div>
  );
}

interface BadgeCardProps {
  badge: BadgeDetails;
  lang: keyof typeof words;
  onEnd: () => void;
  onInterrupted: () => void;
}

function BadgeCard({ badge, lang, onEnd, onInterrupted }: BadgeCardProps) {
  const { siteId } = screenAddress(useMatches());
  const strip = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const { isLeaving, leave, stays: holdHandlers } = useToastLifetime(strip, { onEnd, onInterrupted });
  const t = words[lang];
  const step = badgeMilestones.find((one) => one === badge.place);

  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    const resting = current.getBoundingClientRect();
    const lift = findFreeLift(resting, current, false) ?? findFreeLift(resting, current, true);
    if (lift !== null) current.style.setProperty("--lift", `${-lift}px`);
    // What the visitor is answered with is read first; the badge waits until there is room beside it.
    else if (listRepliesInView().length > 0) onInterrupted();
    else setIsAtEnd(true);
  }, [onInterrupted]);

  useEffect(() => {
    // Read on: it does not follow the visitor down the page.
    const fromPx = window.scrollY;
    const onScroll = (): void => void (Math.abs(window.scrollY - fromPx) > 240 && leave());
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [leave]);

  return (
    <div
      ref={strip}
      className={isAtEnd ? css.atEnd : css.strip}
      data-badge={badge.id}
      data-leaving={isLeaving || undefined}
      {...holdHandlers}
    >
      <BadgeIcon sign={badge.sign} className={css.wax} />
      <div className={css.words}>
        <p className={css.label}>{t.place.replace("{place}", String(badge.place))}</p>
        <p className={css.title}>{badge.title}</p>
        <p className={`${css.condition} text-leading-15 text-note`}>
          {step === undefined ? badge.condition : t.opens[step]}
        </p>
        {siteId !== "myroom" && (
          <Link to="/myroom" className={css.myRoom} onClick={leave}>
            {t.toMyRoom}
          </Link>
        )}
      </div>
      <button type="button" className={css.close} aria-label={t.close} onClick={leave}>
        <CloseIcon />
      </button>
    </div>
  );
}
