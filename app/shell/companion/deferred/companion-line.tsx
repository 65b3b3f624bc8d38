import { useEffect, useRef, useState } from "react";
import { type CompanionMessage, companionMessageSchema } from "#contracts/companion.ts";
import type { Language } from "#contracts/languages.ts";
import { getMonsterCutoutUrl } from "#app/kits/share/monster-cutout.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { coversControls } from "./covers-controls.ts";
import { hasShownLine, recordShownLine } from "./shown-lines.ts";
import { hideCompanionEvent } from "./hide-companion-event.ts";
import { voteShown, prophecyRead } from "./shown-days.ts";
import words from "./messages.json";
import css from "./companion-line.module.css";

/** So long a visitor looks at a page in peace before the companion speaks, and so often it looks for a free place. */
const quietMs = 6_000;
const checkEveryMs = 1_000;
/** After so many looks without a free place it stands at the end of the page instead, where it covers nothing. */
const maxChecks = 5;
/** A line is left standing while one reads on; after so many scrolled pixels it goes. */
const dismissScrollPx = 320;

/** The visitor's companion and its one line in this site, over the bar, where nothing can be pressed underneath. */
export function CompanionLine({ siteId, lang }: { siteId: string; lang: Language }) {
  const t = words[lang];
  const { summary } = useVisitor();
  const companion = summary?.companion ?? null;
  const [says, setSays] = useState<CompanionMessage["says"]>(null);
  const [isShown, setIsShown] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [isMuted, setIsHushed] = useState(false);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setSays(null);
    setIsShown(false);
    setIsAtEnd(false);
    if (companion === null || preferences.get().companion === "quiet" || hasShownLine(siteId)) return;
    const controller = new AbortController();
    const fetchLine = (): void => {
      apiFetch(`/api/visitor/companion?site=${siteId}&lang=${lang}${prophecyRead.query()}${voteShown.query()}`, {
        schema: companionMessageSchema,
        signal: controller.signal,
      }).then(
        (answer) => controller.signal.aborted || setSays(answer.says),
        () => {},
      );
    };
    const timer = setTimeout(fetchLine, quietMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [companion, siteId, lang]);

  useEffect(() => {
    if (!says || isShown) return;
    let checks = 0;
    const tryToShow = (): void => {
      const { current } = strip;
      if (!current || document.querySelector("dialog[open], [data-seal]")) return;
      const isFree = !coversControls(current.getBoundingClientRect(), current);
      if (!isFree && ++checks < maxChecks) return;
      setIsAtEnd(!isFree);
      recordShownLine(siteId);
      if (says.letterOf !== null) prophecyRead.note(says.letterOf);
      if (says.ballOf !== null) voteShown.note(says.ballOf);
      setIsShown(true);
    };
    tryToShow();
    const timer = setInterval(tryToShow, checkEveryMs);
    return () => clearInterval(timer);
  }, [says, isShown, siteId]);

  useEffect(() => {
    if (!isShown || isAtEnd) return;
    const fromPx = window.scrollY;
    const onScroll = (): void => {
      const { current } = strip;
      const isFar = Math.abs(window.scrollY - fromPx) > dismissScrollPx;
      if (isFar || (current && coversControls(current.getBoundingClientRect(), current))) setSays(null);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isShown, isAtEnd]);

  useEffect(() => {
    // A badge is about to be shown: one of the two at a time.
    const hide = (): void => setSays(null);
    window.addEventListener(hideCompanionEvent, hide);
    return () => window.removeEventListener(hideCompanionEvent, hide);
  }, []);

  const mute = (): void => {
    preferences.set("companion", "quiet");
    setIsHushed(true);
  };

  return (
    <div className={isAtEnd ? css.end : css.place} data-companion-line={isShown && says ? says.monsterId : undefined}>
      <div
        ref={strip}
        className={css.strip}
        role="status"
        lang={lang}
        aria-label={t.label}
        hidden={!says}
        data-shown={isShown || undefined}
      >
        {says && isShown && (
          <>
            <img src={getMonsterCutoutUrl(says.monsterId)} alt="" width={56} height={56} className={css.monster} />
            <p className={css.line}>
              <span className={css.name}>{says.name}</span>
              {isMuted ? t.hushed : says.line}
            </p>
            {!isMuted && (
              <button type="button" className={css.quiet} onClick={mute}>
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
