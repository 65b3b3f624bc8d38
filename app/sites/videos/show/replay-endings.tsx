"use no memo"; // Compiled it would only be heavier.
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { PollResult } from "../live/poll-result.tsx";
import css from "../live/replay.module.css";

interface ReplayEndingsProps extends Pick<LiveView<"replay">, "show" | "outcome"> {
  /** The ending one looks at. */
  endingId: string;
  onOpen: (choiceId: string) => void;
}

/** The ending that the visitors chose, and those that did not happen: each can be opened. */
export function ReplayEndings({ show, outcome, endingId, onOpen }: ReplayEndingsProps) {
  const t = useMessages<Messages>();
  const { poll } = show;
  const happened = outcome?.decided["poll"];
  return (
    <section className="pad-side-5 stack-3" aria-labelledby="replay-poll" data-ending={endingId}>
      <h2 id="replay-poll" className={`${role.display} text-heading`}>
        {poll.words}
      </h2>
      {outcome && outcome.poll.all > 0 && <PollResult choices={poll.choices} result={outcome.poll} myChoice={null} />}
      {outcome && outcome.wants > 0 && <p>{t("show.wantedThen", { wants: outcome.wants })}</p>}
      <ul className={css.endings}>
        {poll.choices.map(({ id, words, title }) => (
          <li key={id} className="stack-2">
            <p className="text-body">
              {id === happened ? t("show.happened") : happened ? t("show.other") : t("show.possible")}
            </p>
            <Button look="line" wide aria-pressed={id === endingId} onClick={() => onOpen(id)}>
              {t("show.endingOf", { choice: words, title })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
