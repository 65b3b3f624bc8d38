import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BroadcastPoll } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./poll.module.css";

interface PollResultProps {
  choices: readonly { id: string; words: string }[];
  result: BroadcastPoll | null;
  myChoice: string | null;
}

/** How a poll stands: every choice with its votes, and the number of all. */
export function PollResult({ choices, result, myChoice }: PollResultProps) {
  const t = useMessages<Messages>();
  const all = result?.all ?? 0;
  return (
    <>
      <ul className={`${css.result} stack-3`}>
        {choices.map(({ id, words: label }) => {
          const votes = result?.counts[id] ?? 0;
          return (
            <li key={id} data-own={myChoice === id || undefined}>
              <span>
                {label}
                {myChoice === id && (
                  <>
                    <TickIcon />
                    <span className="visually-hidden">{t("poll.own")}</span>
                  </>
                )}
              </span>
              <span className={css.votes}>{t("poll.votes", { votes })}</span>
              <meter
                className={`${css.meter} full-row`}
                min={0}
                max={Math.max(1, all)}
                value={votes}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ul>
      <p className={`${css.note} text-aside`}>{t("poll.all", { all })}</p>
    </>
  );
}
