import { useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DiaryEntry } from "./local-diary.ts";
import part from "./section.module.css";
import { StrengthLines } from "./strength-lines.tsx";
import type { MyDiary } from "./use-my-diary.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./diary.module.css";

/** Earlier readings beside this one: a point of light each on the three lines, one tap goes back to how it stood then. */
export function Diary({ diary }: { diary: Pick<MyDiary, "entries" | "remove"> }) {
  const t = useMessages<Messages>();
  const lang = useLanguage();
  const showToast = useToast();
  const { types } = useScanPage();
  const [shownMs, setShownMs] = useState<number | null>(null);
  const { entries } = diary;
  const shown = entries.find(({ atMs }) => atMs === shownMs) ?? entries.at(-1);
  if (!shown || entries.length < 2) return null;

  async function remove(entry: DiaryEntry): Promise<void> {
    showToast({ text: t((await diary.remove(entry)) ? "result.diary.removed" : "result.diary.failed") });
  }

  return (
    <section className="shrinks stack-4" aria-labelledby="diary">
      <header>
        <h2 id="diary" className="text-face text-heading text-leading-14">
          {t("result.diary.title")}
        </h2>
        <p className={`${part.line} text-aside`}>{t("result.diary.lead")}</p>
      </header>
      <StrengthLines
        points={[
          ...entries.map((entry) => ({ ...entry, id: `${entry.atMs}`, look: "past" as const })),
          { ...shown, id: "shown" },
        ]}
      />
      <ol className="grid" reversed>
        {entries.toReversed().map((entry) => {
          const date = `${formatDay(entry.atMs, lang)} ${formatTime(entry.atMs, lang)}`;
          return (
            <li key={entry.atMs} className={css.entry}>
              <button
                type="button"
                className={`${css.show} facts-3 text-bright`}
                aria-pressed={entry === shown}
                onClick={() => setShownMs(entry.atMs)}
              >
                <span className={`${css.date} text-note`}>{date}</span>
                <span>{types[entry.chosen]?.name}</span>
                {entry.id === null && <span className="text-note">{t("result.diary.here")}</span>}
                {entry.wasOffline && <span className="text-note">{t("result.proof.offline")}</span>}
              </button>
              <button
                type="button"
                className={`${css.remove} text-bright`}
                aria-label={t("result.diary.remove", { date })}
                onClick={() => void remove(entry)}
              >
                {t("result.diary.removeShort")}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
