import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { usePages } from "#app/kits/visitor/use-pages.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { startOfJstDay } from "#contracts/jst-calendar.ts";
import { type DiaryPage, diaryPageSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./diary.module.css";

/** So many days stand open; the others are turned back to. */
const initialDayCount = 3;

/** 日記: one line for each day that was visited, the newest first. */
export function Diary({ first, isSaved }: { first: DiaryPage; isSaved: boolean }) {
  const t = useMessages<Messages>();
  const [isFullyLoaded, setIsFullyLoaded] = useState(false);
  const { items: all, next: before, state, loadMore: loadPage } = usePages(pageOf(first), ({ day }) => day, fetchPage);
  const entries = isFullyLoaded ? all : all.slice(0, initialDayCount);

  return (
    <section className={css.diary} aria-labelledby="room-diary" data-diary="">
      <h2 id="room-diary" className="text-aside">
        {t("room.diary.title")}
      </h2>
      <ol className={css.days}>
        {entries.map(({ day, line, also }) => (
          <li key={day} className={`${css.day} hair-below`} data-day={day}>
            <time dateTime={day} className="text-note">
              {formatDay(startOfJstDay(day), "ja")}
            </time>
            <p className={`${css.line} text-body`}>{line}</p>
            {also && <p className="text-note">{also}</p>}
          </li>
        ))}
      </ol>
      {(entries.length < all.length || (before !== null && !isSaved)) && (
        <Button
          look="line"
          compact
          pending={state === "loading"}
          onClick={() => (isFullyLoaded ? void loadPage() : setIsFullyLoaded(true))}
        >
          {t("room.diary.more")}
        </Button>
      )}
      {state === "failed" && <p role="alert">{t("room.moreFailed")}</p>}
    </section>
  );
}

const fetchPage = async (before: string) =>
  pageOf(await apiFetch(`/api/myroom/diary?before=${before}`, { schema: diaryPageSchema }));

const pageOf = ({ entries, before }: DiaryPage) => ({ items: entries, next: before });
