import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { type ChapterNumber, isComplete, nextChapter } from "../rules/choices.ts";
import { formatMemoryCode } from "../rules/memory-code.ts";
import { AlternativeLinks } from "./chapter-frame.tsx";
import { GiftChapter } from "./gift-chapter.tsx";
import { LanternChapter } from "./lantern-chapter.tsx";
import { LetterChapter } from "./letter-chapter.tsx";
import { getLocalMemory, saveLocalMemory } from "./local-memory.ts";
import { MirrorChapter } from "./mirror-chapter.tsx";
import { NameChapter } from "./name-chapter.tsx";
import css from "./story-view.module.css";
import { useMemory } from "./use-memory.ts";

const chapterOf = { 1: MirrorChapter, 2: LanternChapter, 3: LetterChapter, 4: GiftChapter, 5: NameChapter } as const;

/** The story at the chapter of the address. From chapter to chapter nothing is asked of the network. */
export function StoryView({ page }: { page: View<"story"> }) {
  const t = useMessages<Messages>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { choices, savedIn, save } = useMemory();
  const number = (/^[1-5]$/.test(query.get("c") ?? "") ? Number(query.get("c")) : 1) as ChapterNumber;
  const container = useRef<HTMLDivElement>(null);
  const first = useRef(number);
  const nextNumber = nextChapter(choices);
  const [waiting, setWaiting] = useState<string | null>(null);

  // Once the first chapter stands, the others come behind it.
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import("./prefetch-chapters.ts").then(({ prefetchChapters: fetchAhead }) => fetchAhead(), console.warn),
      2_500,
    );
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    track(`mor_ch${number}`);
    if (first.current === number) return;
    first.current = number;
    window.scrollTo(0, 0);
    container.current?.focus({ preventScroll: true });
  }, [number]);

  function goToNext() {
    const { choices: all } = getLocalMemory();
    if (number < 5) return void navigate(`/mor?c=${number + 1}`);
    if (!isComplete(all)) return void navigate(`/mor?c=${nextChapter(all)}`);
    const code = formatMemoryCode(all);
    saveLocalMemory({ choices: all, code });
    track("mor_complete");
    // A red is told by the server. Without a line it is named, and waits.
    if (navigator.onLine) void navigate(`/mor?c=${code}`);
    else setWaiting(code);
  }

  useEffect(() => {
    if (waiting === null) return;
    const go = (): void => void navigate(`/mor?c=${waiting}`);
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [waiting, navigate]);

  const Chapter = chapterOf[number];
  return (
    <div ref={container} tabIndex={-1} className={`${css.place} on-ink`}>
      <Chapter key={number} story={page.story} choices={choices} save={save} onNext={goToNext} />
      <div className={`${css.notes} stack-2`}>
        <AlternativeLinks />
        {page.isBroken && <p className={`${css.note} text-body`}>{t("stage.broken")}</p>}
        {page.night.now && (
          <p className={`${css.note} text-body`}>
            {t("night.on")}
            <Link to="/mor?c=night" className={`${css.way} target-inline text-link`}>
              {t("night.picture")}
            </Link>
          </p>
        )}
        {number === 1 && nextNumber > 1 && (
          <p className={`${css.note} text-body`}>
            <Link to={`/mor?c=${nextNumber}`} className={`${css.way} target-inline text-link`}>
              {t("stage.resume", { number: nextNumber })}
            </Link>
          </p>
        )}
        <p className={`${css.said} text-note`} role="status">
          {waiting !== null ? t("stage.offline") : savedIn && t(savedIn === "room" ? "stage.kept" : "stage.keptHere")}
        </p>
      </div>
    </div>
  );
}
