import { startTransition, useCallback, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { type BoardWish, readBoard, type StageBoard } from "../desk/stage-desk.ts";
import type { StageBook } from "../stage-book.ts";
import css from "./boards.module.css";

type BoardsProps = { book: StageBook; difficulty: number; isAssisted: boolean };

const periods = ["day", "week", "all"] as const;
const marks = ["", "○", "◎", "✦"] as const;

/** The boards of a stage: by difficulty, with or without help, of a day, a week, all nights. */
export function Boards({ book, difficulty, isAssisted }: BoardsProps) {
  const t = useWords<Words>();
  const [period, setPeriod] = useState<BoardWish["period"]>("day");
  const [board, setBoard] = useState<StageBoard | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const { words = "", note = "" } = book.say["stage.board"] ?? {};

  const read = useCallback(
    async (signal: AbortSignal, after?: string): Promise<void> => {
      try {
        const page = await readBoard({ stage: book.id, difficulty, isAssisted, period, after }, signal);
        startTransition(() => {
          setIsBroken(false);
          setBoard((before) => ({ ...page, items: after && before ? [...before.items, ...page.items] : page.items }));
        });
      } catch {
        if (!signal.aborted) startTransition(() => setIsBroken(true));
      }
    },
    [book.id, difficulty, isAssisted, period],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  return (
    <section className={css.boards} aria-labelledby="stage-board">
      <h2 id="stage-board" className={classNames(css.title, role.display)}>
        {words}
      </h2>
      <p className={css.note}>
        {book.difficulties[difficulty]?.name}
        {isAssisted && `・${t("stage.assistedBoard")}`}。{note}
      </p>
      <div className={css.periods}>
        {periods.map((one) => (
          <button key={one} type="button" aria-pressed={one === period} onClick={() => setPeriod(one)}>
            {t(`stage.period.${one}`)}
          </button>
        ))}
      </div>
      {isBroken && <p className={css.note}>{t("stage.boardBroken")}</p>}
      {board?.items.length === 0 && !isBroken && <p className={css.note}>{t("stage.boardEmpty")}</p>}
      {board && board.items.length > 0 && (
        <ol className={css.list}>
          {board.items.map(({ place, runId, monster, alias, score, rank, isMine }) => (
            <li key={runId} data-mine={isMine || undefined}>
              <b>{place}</b>
              <span>
                {alias}
                <small>
                  {book.monsters.find(({ id }) => id === monster)?.name}
                  {isMine && `・${t("stage.mine")}`}
                </small>
              </span>
              <span>
                <b>{score.toLocaleString("ja-JP")}</b> <span aria-hidden="true">{marks[rank]}</span>
              </span>
              <a href={`/lmw/stg/${book.id}?r=${runId}`} aria-label={t("stage.playBeside", { alias })}>
                {t("stage.trace")}
              </a>
            </li>
          ))}
        </ol>
      )}
      {board?.next && (
        <Button look="line" wide onClick={() => void read(new AbortController().signal, board.next ?? undefined)}>
          {t("stage.boardMore")}
        </Button>
      )}
    </section>
  );
}
