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
  const { leaderboard, hasFailed, loadMore } = useLeaderboard(content.id, difficulty, isAssisted, period);
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
      {hasFailed && <p className="text-aside">{t("stage.boardBroken")}</p>}
      {leaderboard?.items.length === 0 && !hasFailed && <p className="text-aside">{t("stage.boardEmpty")}</p>}
      {leaderboard && leaderboard.items.length > 0 && (
        <ol className={css.list}>
          {leaderboard.items.map((run) => (
            <LeaderboardRow key={run.runId} run={run} content={content} />
          ))}
        </ol>
      )}
      {leaderboard?.next && (
        <Button look="line" wide onClick={loadMore}>
          {t("stage.boardMore")}
        </Button>
      )}
    </section>
  );
}

/** One run, and the way to play beside it. */
function LeaderboardRow({ run, content }: { run: StageLeaderboard["items"][number]; content: StageContent }) {
  const t = useMessages<Messages>();
  const { place: position, runId, monster, alias, score, rank, isMine } = run;
  return (
    <li data-mine={isMine || undefined}>
      <b>{position}</b>
      <span>
        {alias}
        <small>
          {content.monsters.find(({ id }) => id === monster)?.name}
          {isMine && `・${t("stage.mine")}`}
        </small>
      </span>
      <span>
        <b>{score.toLocaleString("ja-JP")}</b> <span aria-hidden="true">{rankSymbols[rank]}</span>
      </span>
      <a href={`/lmw/stg/${content.id}?r=${runId}`} aria-label={t("stage.playBeside", { alias })}>
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
): { leaderboard: StageLeaderboard | null; hasFailed: boolean; loadMore: () => void } {
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
  return { leaderboard, hasFailed, loadMore };
}
