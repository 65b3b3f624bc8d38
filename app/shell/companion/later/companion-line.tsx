import { useEffect, useRef, useState } from "react";
import { type CompanionSays, companionSaysSchema } from "#contracts/companion.ts";
import type { Language } from "#contracts/languages.ts";
import { monsterCutout } from "#app/kits/share/monster-cutout.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { coversControls } from "./covers-controls.ts";
import { hasSpoken, noteSpoken } from "./said-here.ts";
import { makeWay } from "./make-way.ts";
import { ballTold, letterRead } from "./told-nights.ts";
import words from "./words.json";
import css from "./companion-line.module.css";

/** So long a visitor looks at a page in peace before the companion speaks, and so often it looks for a free place. */
const peaceMs = 6_000;
const placeMs = 1_000;
/** After so many looks without a free place it stands at the end of the page instead, where it covers nothing. */
const mostLooks = 5;
/** A line is left standing while one reads on; after so many scrolled pixels it goes. */
const readOnPx = 320;

/** The visitor's companion and its one line in this site, over the bar, where nothing can be pressed underneath. */
export function CompanionLine({ siteId, lang }: { siteId: string; lang: Language }) {
  const t = words[lang];
  const { summary } = useVisitor();
  const companion = summary?.companion ?? null;
  const [says, setSays] = useState<CompanionSays["says"]>(null);
  const [isShown, setIsShown] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [isHushed, setIsHushed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setSays(null);
    setIsShown(false);
    setIsAtEnd(false);
    if (companion === null || preferences.get().companion === "quiet" || hasSpoken(siteId)) return;
    const leaving = new AbortController();
    const ask = (): void => {
      apiFetch(`/api/visitor/companion?site=${siteId}&lang=${lang}${letterRead.query()}${ballTold.query()}`, {
        schema: companionSaysSchema,
        signal: leaving.signal,
      }).then(
        (answer) => leaving.signal.aborted || setSays(answer.says),
        () => {},
      );
    };
    const timer = setTimeout(ask, peaceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [companion, siteId, lang]);

  useEffect(() => {
    if (!says || isShown) return;
    let looks = 0;
    const tryNow = (): void => {
      const { current } = place;
      if (!current || document.querySelector("dialog[open], [data-seal]")) return;
      const isFree = !coversControls(current.getBoundingClientRect(), current);
      if (!isFree && ++looks < mostLooks) return;
      setIsAtEnd(!isFree);
      noteSpoken(siteId);
      if (says.letterOf !== null) letterRead.note(says.letterOf);
      if (says.ballOf !== null) ballTold.note(says.ballOf);
      setIsShown(true);
    };
    tryNow();
    const timer = setInterval(tryNow, placeMs);
    return () => clearInterval(timer);
  }, [says, isShown, siteId]);

  useEffect(() => {
    if (!isShown || isAtEnd) return;
    const fromPx = window.scrollY;
    const onScroll = (): void => {
      const { current } = place;
      const isFar = Math.abs(window.scrollY - fromPx) > readOnPx;
      if (isFar || (current && coversControls(current.getBoundingClientRect(), current))) setSays(null);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isShown, isAtEnd]);

  useEffect(() => {
    // A seal is about to be pressed: one of the two at a time.
    const go = (): void => setSays(null);
    window.addEventListener(makeWay, go);
    return () => window.removeEventListener(makeWay, go);
  }, []);

  const hush = (): void => {
    preferences.set("companion", "quiet");
    setIsHushed(true);
  };

  return (
    <div className={isAtEnd ? css.end : css.place} data-companion-line={isShown && says ? says.monsterId : undefined}>
      <div
        ref={place}
        className={css.strip}
        role="status"
        lang={lang}
        aria-label={t.label}
        hidden={!says}
        data-shown={isShown || undefined}
      >
        {says && isShown && (
          <>
            <img src={monsterCutout(says.monsterId)} alt="" width={56} height={56} className={css.monster} />
            <p className={css.line}>
              <span className={css.name}>{says.name}</span>
              {isHushed ? t.hushed : says.line}
            </p>
            {!isHushed && (
              <button type="button" className={css.quiet} onClick={hush}>
                {t.quiet}
              </button>
            )}
            <button type="button" className={css.close} aria-label={t.close} onClick={() => setSays(null)}>
              <span aria-hidden="true">×</span>
            </button>
          </>
        )}
      </div>
    </div>
  );
}
