import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { LivePoll } from "#contracts/live.ts";
import type { Words } from "../copy/words.ts";
import type { LiveView } from "../live-data.server.ts";
import css from "./poll.module.css";

/** How a poll stands: every choice with its votes, and the number of all. */
export function PollResult({
  poll,
  result,
  own,
}: {
  poll: LiveView<"on">["poll"];
  result: LivePoll | null;
  own: string | null;
}) {
  const t = useWords<Words>();
  const all = result?.all ?? 0;
  return (
    <>
      <ul className={css.result}>
        {poll.choices.map(({ id, words }) => {
          const votes = result?.counts[id] ?? 0;
          return (
            <li key={id} data-own={own === id || undefined}>
              <span>
                {words}
                {own === id && (
                  <>
                    <TickIcon />
                    <span className="visually-hidden">{t("poll.own")}</span>
                  </>
                )}
              </span>
              <span className={css.votes}>{t("poll.votes", { votes })}</span>
              <meter className={css.meter} min={0} max={Math.max(1, all)} value={votes} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
      <p className={css.told}>{t("poll.all", { all })}</p>
    </>
  );
}
