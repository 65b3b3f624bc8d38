import { type RefObject, useEffect, useRef, useState } from "react";
import type { CompanionMessage } from "#contracts/companion.ts";
import type { Language } from "#contracts/languages.ts";
import { getMonsterCutoutUrl } from "#app/kits/share/monster-cutout.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { fetchLineLater, showWhenFree, watchScroll } from "./companion-line-steps.ts";
import { hasShownLine, recordShownLine } from "./shown-lines.ts";
import { hideCompanionEvent } from "./hide-companion-event.ts";
import { voteShown, prophecyRead } from "./shown-days.ts";
import { watchReplies } from "./watch-replies.ts";
import words from "./messages.json";
import css from "./companion-line.module.css";

/** The visitor's companion and its one line in this site, over the bar, where nothing can be pressed underneath. */
export function CompanionLine({ siteId, lang }: { siteId: string; lang: Language }) {
  const t = words[lang];
  const strip = useRef<HTMLDivElement>(null);
  const { says: line, position, hide } = useLine(siteId, lang, strip);
  const [isMuted, setIsMuted] = useState(false);
  const message = position ? line : null;

  const mute = (): void => {
    preferences.set("companion", "quiet");
    setIsMuted(true);
  };

  return (
    <div className={position === "end" ? css.end : css.place} data-companion-line={message?.monsterId}>
      <div
        ref={strip}
        className={css.strip}
        role="status"
        lang={lang}
        aria-label={t.label}
        hidden={!line}
        data-shown={position !== null || undefined}
      >
        {message && (
          <>
            <img src={getMonsterCutoutUrl(message.monsterId)} alt="" width={56} height={56} className={css.monster} />
            <p className={css.line}>
              <span className="block text-note">{message.name}</span>
              {isMuted ? t.hushed : message.line}
            </p>
            {!isMuted && (
              <button type="button" className={css.quiet} onClick={mute}>
                {t.quiet}
              </button>
            )}
            <button type="button" className={css.close} aria-label={t.close} onClick={hide}>
              <span aria-hidden="true">×</span>
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** The line of this site and where it is shown: over the bar, or at the end of the page; null before there is a place. */
function useLine(siteId: string, lang: Language, strip: RefObject<HTMLElement | null>) {
  const { summary } = useVisitor();
  const companion = summary?.companion ?? null;
  const [line, setLine] = useState<CompanionMessage["says"]>(null);
  const [position, setPosition] = useState<"over" | "end" | null>(null);

  useEffect(() => {
    setLine(null);
    setPosition(null);
    if (companion === null || preferences.get().companion === "quiet" || hasShownLine(siteId)) return;
    return fetchLineLater(siteId, lang, setLine);
  }, [companion, siteId, lang]);

  useEffect(() => {
    if (!line || position || !strip.current) return;
    return showWhenFree(strip.current, (isFree) => {
      recordShownLine(siteId);
      if (line.letterOf !== null) prophecyRead.note(line.letterOf);
      if (line.ballOf !== null) voteShown.note(line.ballOf);
      setPosition(isFree ? "over" : "end");
    });
  }, [line, position, siteId, strip]);

  useEffect(() => {
    if (position !== "over" || !strip.current) return;
    const stops = [watchScroll, watchReplies].map((watch) => watch(strip.current as HTMLElement, () => setLine(null)));
    return () => stops.forEach((stop) => stop());
  }, [position, strip]);

  useEffect(() => {
    // A badge is about to be shown: one of the two at a time.
    const hide = (): void => setLine(null);
    window.addEventListener(hideCompanionEvent, hide);
    return () => window.removeEventListener(hideCompanionEvent, hide);
  }, []);

  return { says: line, position, hide: () => setLine(null) };
}
