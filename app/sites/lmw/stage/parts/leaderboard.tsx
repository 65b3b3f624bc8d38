import { startTransition, useCallback, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type LeaderboardQuery, fetchLeaderboard, type StageLeaderboard } from "../client/stage-client.ts";
import type { StageContent } from "../stage-content.ts";
import css from "./leaderboard.module.css";

type LeaderboardProps = { content: StageContent; difficulty: number; isAssisted: boolean };

const periods = ["day", "week", "all"] as const;
const rankSymbols = ["", "○", "◎", "✦"] as const;

/** The leaderboards of a stage: by difficulty, with or without help, of a day, a week, all days. */
export function Leaderboard({ content, difficulty, isAssisted }: LeaderboardProps) {
  const t = useMessages<Messages>();
  const [period, setPeriod] = useState<LeaderboardQuery["period"]>("day");
  const { leaderboard, hasFailed, loadMore, reload } = useLeaderboard(content.id, difficulty, isAssisted, period);
  const { words = "", note = "" } = content.messages["stage.board"] ?? {};
  return (
    <section className={`${css.boards} stack-3`} aria-labelledby="stage-board">
      <h2 id="stage-board" className={classNames("text-title", role.display)}>
        {words}
      </h2>
      <p className="text-aside">
        {content.difficulties[difficulty]?.name}
        {isAssisted && `・${t("stage.assistedBoard")}`}。{note}
      </p>
      <div className={css.periods}>
        {periods.map((one) => (
          <button
            key={one}
            type="button"
            className="text-aside"
            aria-pressed={one === period}
            onClick={() => setPeriod(one)}
          >
            {t(`stage.period.${one}`)}
          </button>
        ))}
      </div>
      {hasFailed && (
        <>
          <p className="text-aside">{t("stage.boardBroken")}</p>
          <Button look="line" wide onClick={reload}>
            {t("stage.boardAgain")}
          </Button>
        </>
      )}
      {leaderboard && !hasFailed && <LeaderboardRows leaderboard={leaderboard} content={content} />}
      {leaderboard?.next && !hasFailed && (
        <Button look="line" wide onClick={loadMore}>
          {t("stage.boardMore")}
        </Button>
      )}
    </section>
  );
}

type PersonRun = StageLeaderboard["items"][number];
type HouseRun = StageLeaderboard["houseRuns"][number];
type RowsProps = { leaderboard: StageLeaderboard; content: StageContent };

/** The runs by score: people's with their places; among them, while they are few, the house's. */
function LeaderboardRows({ leaderboard: { items, houseRuns }, content }: RowsProps) {
  const t = useMessages<Messages>();
  const rows = [...items, ...houseRuns].toSorted((a, b) => b.score - a.score);
  return (
    <>
      {items.length === 0 && <p className="text-aside">{t("stage.boardEmpty")}</p>}
      {rows.length > 0 && (
        <ol className={css.list}>
          {rows.map((run) => (
            <LeaderboardRow key={run.runId} run={run} content={content} />
          ))}
        </ol>
      )}
      {houseRuns.length > 0 && <p className="text-aside text-leading-17">{t("stage.houseNote")}</p>}
    </>
  );
}

/** One run, and the way to play beside it. A run of the house has a dash for a place, and a stamp. */
function LeaderboardRow({ run, content }: { run: PersonRun | HouseRun; content: StageContent }) {
  const t = useMessages<Messages>();
  const { runId, monster, score, rank } = run;
  const name = content.monsters.find(({ id }) => id === monster)?.name ?? "";
  const person = "place" in run ? run : null;
  return (
    <li data-mine={person?.isMine || undefined} data-house={!person || undefined}>
      <b>{person ? person.place : "—"}</b>
      <span>
        {person ? person.alias : name}
        <small>
          {person ? name : t("stage.house")}
          {person?.isMine && `・${t("stage.mine")}`}
        </small>
      </span>
      <span>
        <b>{score.toLocaleString("ja-JP")}</b> <span aria-hidden="true">{rankSymbols[rank]}</span>
      </span>
      <a
        href={`/lmw/stg/${content.id}?r=${runId}`}
        aria-label={t("stage.playBeside", { alias: person?.alias ?? name })}
      >
        {t("stage.trace")}
      </a>
    </li>
  );
}

/** The pages of a board, one after the other; another board begins anew. */
function useLeaderboard(
  stage: number,
  difficulty: number,
  isAssisted: boolean,
  period: LeaderboardQuery["period"],
): { leaderboard: StageLeaderboard | null; hasFailed: boolean; loadMore: () => void; reload: () => void } {
  const [leaderboard, setLeaderboard] = useState<StageLeaderboard | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const loadPage = useCallback(
    async (signal: AbortSignal, after?: string): Promise<void> => {
      try {
        const page = await fetchLeaderboard({ stage, difficulty, isAssisted, period, after }, signal);
        startTransition(() => {
          setHasFailed(false);
          setLeaderboard((before) => ({
            ...page,
            items: after && before ? [...before.items, ...page.items] : page.items,
          }));
        });
      } catch {
        if (!signal.aborted) startTransition(() => setHasFailed(true));
      }
    },
    [stage, difficulty, isAssisted, period],
  );

  useEffect(() => {
    const abortController = new AbortController();
    void loadPage(abortController.signal);
    return () => abortController.abort();
  }, [loadPage]);

  const loadMore = (): void => void loadPage(new AbortController().signal, leaderboard?.next ?? undefined);
  const reload = (): void => void loadPage(new AbortController().signal);
  return { leaderboard, hasFailed, loadMore, reload };
}
