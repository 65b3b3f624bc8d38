"use no memo"; // Compiled it would only be heavier.
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BroadcastPoll } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import { PollResult } from "../live/poll-result.tsx";
import { formatTime } from "../rules/time-text.ts";
import { choiceKey, pollKey, pollPhase } from "../rules/timeline.ts";
import type { ShowView } from "../show-view.server.ts";
import type { MyShow } from "./use-my-show.ts";
import css from "../live/poll.module.css";

interface ShowPollProps {
  show: ShowView;
  atS: number;
  /** How it stands, from the stream; null until it told. */
  now: BroadcastPoll | null;
  decided: string | null;
  mine: MyShow;
  words: Record<string, string> | null;
  lang: string;
}

/** The poll that changes the end. It opens and closes with the show; how it stands is seen by whoever voted, and by all when it is over. */
export function ShowPoll({ show, atS, now, decided, mine, words, lang }: ShowPollProps) {
  const t = useMessages<Messages>();
  const { poll } = show;
  const phase = pollPhase(show, atS);
  const choices = poll.choices.map(({ id, words: own }) => ({ id, words: words?.[choiceKey(id)] ?? own }));
  const winner = choices.find(({ id }) => id === decided);
  return (
    <section
      className="pad-side-5 stack-3"
      aria-labelledby="live-poll"
      data-poll={mine.choice ?? phase}
      data-decided={decided ?? undefined}
    >
      <h2 id="live-poll" className={`${role.display} text-heading`} lang={words ? lang : "ja"}>
        {words?.[pollKey] ?? poll.words}
      </h2>
      {phase === "before" && <p>{t("show.pollOpens", { time: formatTime(poll.opensAtS * 1_000) })}</p>}
      {phase === "open" && mine.choice === null && (
        <div className="stack-2" lang={words ? lang : "ja"}>
          {choices.map(({ id, words: label }) => (
            <button key={id} type="button" className={css.choice} onClick={() => void mine.vote(id)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {(phase === "closed" || (phase === "open" && mine.choice !== null)) && (
        <PollResult choices={choices} result={now} myChoice={mine.choice} />
      )}
      <p role="status" className={`${css.note} text-aside`}>
        {phase === "closed"
          ? winner
            ? t("show.decided", { choice: winner.words })
            : t("show.counting")
          : phase === "open" && t("show.pollUntil", { time: formatTime(poll.closesAtS * 1_000) })}
      </p>
    </section>
  );
}
