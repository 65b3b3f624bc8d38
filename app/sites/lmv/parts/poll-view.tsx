"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import scene from "#app/kits/ui/pictures/scene-lmv.json";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { hasNextVote } from "../rules/has-next-vote.ts";
import { Leaderboard } from "./leaderboard.tsx";
import { Debate } from "./debate.tsx";
import { Rules } from "./rules.tsx";
import { useMyVotes } from "./use-my-votes.ts";
import { Posters } from "./posters.tsx";
import css from "./poll-view.module.css";

// Only after the end there is one. Its styles come with this file, before the first paint.
const ResultsSlot = lazy(async () => ({ default: (await import("./results-slot.tsx")).ResultsSlot }));

/** The poll page: what is decided here and until when, the posters, the leaderboard, a quarrel, the rules. */
export function PollView({ page }: { page: View<"hall"> }) {
  const t = useMessages<Messages>();
  const { mine } = useMyVotes();
  const { vote, candidates, board, debate } = page;
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? "";
  const lastVote = mine?.votes[0] ?? null;
  const todaysVote = lastVote && mine && !mine.mayVote && vote.phase !== "closed" ? lastVote : null;

  return (
    <div className="on-ink">
      <Hero
        veil="low"
        scene={<Picture picture={scene} priority fit="cover" alt="" />}
        sceneClassName={css.scene}
        footClassName="stack-2"
        foot={
          <>
            <p className="text-lead">{t("head.prize")}</p>
            <p className="text-aside">{usePollStateText(vote)}</p>
            <p className={`${css.voted} text-body text-warning`} role="status">
              {todaysVote && mine && (
                <>
                  {t("head.voted", { monster: nameOf(todaysVote.monsterId) })}
                  {todaysVote.isAside && (
                    <>
                      <br />
                      {t("voteForm.aside")}
                    </>
                  )}
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
              <span>{t("head.toCandidates")}</span>
            </a>
          </>
        }
      >
        <VerticalHeading className="hero-title" level={1} lines={[t("head.one"), t("head.two")]} reveal />
      </Hero>
      {vote.phase === "closed" && (
        <Suspense>
          <ResultsSlot candidates={candidates} types={page.types} myVotes={mine} />
        </Suspense>
      )}
      <Posters candidates={candidates} chosenId={lastVote?.monsterId ?? null} />
      {vote.phase !== "closed" && (
        <Leaderboard
          board={board}
          blackoutFrom={vote.phase === "sealed" ? vote.sealsAt : null}
          candidates={candidates}
        />
      )}
      <Debate debate={debate} />
      <Rules />
    </div>
  );
}

function usePollStateText({ phase, opensAt, closesAt }: View<"hall">["vote"]): string {
  const t = useMessages<Messages>();
  if (phase === "before") return t("head.state.before", { day: formatDay(opensAt, "ja") });
  if (phase === "closed") return t("head.state.closed");
  if (closesAt === null) return t("head.state.endless");
  const end = { day: formatDay(closesAt, "ja"), time: formatTime(closesAt, "ja") };
  return phase === "sealed" ? t("head.state.sealed", end) : t("head.state.open", end);
}
