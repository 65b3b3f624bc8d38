import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { elementAt } from "#app/kits/basics/element-at.ts";
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
import { type StoryMemory, useMemory } from "./use-memory.ts";

const prefetchDelayMs = 2_500;
const chapterOf = { 1: MirrorChapter, 2: LanternChapter, 3: LetterChapter, 4: GiftChapter, 5: NameChapter } as const;

/** The story at the chapter of the address. From chapter to chapter nothing is asked of the network. */
export function StoryView({ page }: { page: View<"story"> }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { choices, savedIn, save } = useMemory();
  const number = (/^[1-5]$/.test(query.get("c") ?? "") ? Number(query.get("c")) : 1) as ChapterNumber;
  const container = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  usePrefetch();
  useArrival(number, container);

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
    <div ref={container} tabIndex={-1} className="on-ink">
      <Chapter
        key={number}
        chapter={elementAt(page.story.chapters, number - 1)}
        story={page.story}
        choices={choices}
        save={save}
        onNext={goToNext}
      />
      <StoryNotes
        page={page}
        resumeNumber={number === 1 ? nextChapter(choices) : 1}
        isWaiting={waiting !== null}
        savedIn={savedIn}
      />
    </div>
  );
}

/** Once the first chapter stands, the others come behind it. */
function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => void import("./prefetch-chapters.ts").then(({ prefetchChapters }) => prefetchChapters(), console.warn),
      prefetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, []);
}

/** A chapter begins at its top, and those who hear the page are taken there. */
function useArrival(number: ChapterNumber, container: RefObject<HTMLElement | null>): void {
  const first = useRef(number);
  useEffect(() => {
    track(`mor_ch${number}`);
    if (first.current === number) return;
    first.current = number;
    window.scrollTo(0, 0);
    container.current?.focus({ preventScroll: true });
  }, [number, container]);
}

type StoryNotesProps = {
  page: View<"story">;
  /** Where the visitor was; 1: at the beginning. */
  resumeNumber: ChapterNumber;
  isWaiting: boolean;
  savedIn: StoryMemory["savedIn"];
};

/** What stands under every chapter: the ways round it, what is on, what is kept. */
function StoryNotes({ page, resumeNumber, isWaiting, savedIn }: StoryNotesProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.notes} stack-2`}>
      <AlternativeLinks />
      {page.isBroken && <p className={`${css.note} text-body`}>{t("stage.broken")}</p>}
      {page.night.now && (
        <p className={`${css.note} text-body`}>
          {t("noRedEvent.on")}
          <Link to="/mor?c=night" className={`${css.action} target-inline text-link`}>
            {t("noRedEvent.picture")}
          </Link>
        </p>
      )}
      {resumeNumber > 1 && (
        <p className={`${css.note} text-body`}>
          <Link to={`/mor?c=${resumeNumber}`} className={`${css.action} target-inline text-link`}>
            {t("stage.resume", { number: resumeNumber })}
          </Link>
        </p>
      )}
      <p className={`${css.status} text-note`} role="status">
        {isWaiting ? t("stage.offline") : savedIn && t(savedIn === "room" ? "stage.saved" : "stage.savedLocally")}
      </p>
    </div>
  );
}
