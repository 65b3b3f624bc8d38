import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useMatches } from "react-router";
import { sealSteps } from "#contracts/seal.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { screenAddress } from "#app/shell/document/screen-address.ts";
import type { SealQueue } from "./seal-queue.ts";
import { freeLift } from "./free-place.ts";
import { useStay } from "./use-stay.ts";
import { type ToldSeal, useToldSeal } from "./use-told-seal.ts";
import { useTurn } from "./use-turn.ts";
import { WaxSeal } from "./wax-seal.tsx";
import words from "./words.json";
import css from "./seal-moment.module.css";

/** Presses the earned seals, one after the other, where they cover nothing; each leaves by itself. */
export function SealMoment({ queue }: { queue: SealQueue }) {
  const { lang } = screenAddress(useMatches());
  const seal = useToldSeal(queue, lang);
  const { hasTurn, giveBack } = useTurn(seal?.id ?? null);
  const shown = hasTurn ? seal : null;
  const onGone = useCallback(() => shown && queue.drop([shown.id]), [queue, shown]);
  return (
    // The region is there before its words are, or nobody would hear them.
    <div className={css.place} role="status" aria-atomic="true" lang={lang}>
      {shown && <Pressed key={shown.id} seal={shown} lang={lang} onGone={onGone} onTaken={giveBack} />}
    </div>
  );
}

interface PressedProps {
  seal: ToldSeal;
  lang: keyof typeof words;
  onGone: () => void;
  onTaken: () => void;
}

function Pressed({ seal, lang, onGone, onTaken }: PressedProps) {
  const { siteId } = screenAddress(useMatches());
  const strip = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const { isLeaving, leave, stays } = useStay(strip, { onGone, onTaken });
  const t = words[lang];
  const step = sealSteps.find((one) => one === seal.place);

  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    const resting = current.getBoundingClientRect();
    const lift = freeLift(resting, current, false) ?? freeLift(resting, current, true);
    if (lift === null) setIsAtEnd(true);
    else current.style.setProperty("--lift", `${-lift}px`);
  }, []);

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
      data-seal={seal.id}
      data-leaving={isLeaving || undefined}
      {...stays}
    >
      <WaxSeal sign={seal.sign} className={css.wax} />
      <div className={css.words}>
        <p className={css.label}>{t.place.replace("{place}", String(seal.place))}</p>
        <p className={css.title}>{seal.title}</p>
        <p className={css.condition}>{step === undefined ? seal.condition : t.opens[step]}</p>
        {siteId !== "myroom" && (
          <Link to="/myroom" className={css.room} onClick={leave}>
            {t.room}
          </Link>
        )}
      </div>
      <button type="button" className={css.close} aria-label={t.close} onClick={leave}>
        <CloseIcon />
      </button>
    </div>
  );
}
