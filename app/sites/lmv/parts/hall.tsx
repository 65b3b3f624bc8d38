"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import scene from "#app/kits/ui/pictures/scene-lmv.json";
import { formatDay, formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { hasNextVote } from "../rules/has-next-vote.ts";
import { Board } from "./board.tsx";
import { Debate } from "./debate.tsx";
import { Rules } from "./rules.tsx";
import { useMyVotes } from "./use-my-votes.ts";
import { Wall } from "./wall.tsx";
import css from "./hall.module.css";
import "./results.module.css";

// Only after the end there is one. Its styles come with this file, before the first paint.
const ResultsPlace = lazy(async () => ({ default: (await import("./results-place.tsx")).ResultsPlace }));

/** The hall: what is decided here and until when, the wall of posters, the board, a quarrel, the rules. */
export function HallView({ page }: { page: View<"hall"> }) {
  const t = useWords<Words>();
  const { mine } = useMyVotes();
  const { vote, candidates, board, debate } = page;
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? "";
  const last = mine?.votes[0] ?? null;
  const today = last && mine && !mine.mayVote && vote.phase !== "closed" ? last : null;

  return (
    <div className={css.room}>
      <section className={css.hero}>
        <div className={css.scene}>
          <Picture picture={scene} priority fit="cover" alt="" />
          <Grain />
        </div>
        <VerticalHeading className={css.title} level={1} lines={[t("head.one"), t("head.two")]} reveal />
        <div className={css.foot}>
          <p className={css.prize}>{t("head.prize")}</p>
          <p className={css.state}>{useStateWords(vote)}</p>
          <p className={css.voted} role="status">
            {today && mine && (
              <>
                {t("head.voted", { monster: nameOf(today.monsterId) })}
                {hasNextVote(mine.nextDayAt, vote.closesAt) && (
                  <>
                    <br />
                    {t("head.tomorrow", { day: formatDay(mine.nextDayAt, "ja") })}
                  </>
                )}
              </>
            )}
          </p>
          <a href="#wall" className={buttonClass({ look: "line", wide: true })}>
            <span>{t("head.toWall")}</span>
          </a>
        </div>
      </section>
      {vote.phase === "closed" && (
        <Suspense>
          <ResultsPlace candidates={candidates} types={page.types} mine={mine} />
        </Suspense>
      )}
      <Wall candidates={candidates} chosenId={last?.monsterId ?? null} />
      {vote.phase !== "closed" && (
        <Board board={board} sealedAt={vote.phase === "sealed" ? vote.sealsAt : null} candidates={candidates} />
      )}
      <Debate debate={debate} />
      <Rules />
    </div>
  );
}

function useStateWords({ phase, opensAt, closesAt }: View<"hall">["vote"]): string {
  const t = useWords<Words>();
  if (phase === "before") return t("head.state.before", { day: formatDay(opensAt, "ja") });
  if (phase === "closed") return t("head.state.closed");
  if (closesAt === null) return t("head.state.endless");
  const end = { day: formatDay(closesAt, "ja"), time: formatTime(closesAt, "ja") };
  return phase === "sealed" ? t("head.state.sealed", end) : t("head.state.open", end);
}
