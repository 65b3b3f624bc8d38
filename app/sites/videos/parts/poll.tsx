import { useEffect, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { liveMineSchema, type LivePoll, livePollSchema } from "#contracts/live.ts";
import type { Words } from "../copy/words.ts";
import type { LiveView } from "../live-data.server.ts";
import { PollResult } from "./poll-result.tsx";
import css from "./poll.module.css";

interface PollProps {
  airingId: string;
  poll: LiveView<"on">["poll"];
  /** How it stands, from the stream; null until it told. */
  now: LivePoll | null;
  onVoted: (poll: LivePoll) => void;
}

/** The question of the evening. One vote a visitor; how it stands is seen by whoever voted, with the number of all. */
export function Poll({ airingId, poll, now, onVoted }: PollProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { write, state } = useVisitor();
  const [own, setOwn] = useState<string | null>(null);
  const [told, setTold] = useState("");

  useEffect(() => {
    if (state === "loading") return;
    const leaving = new AbortController();
    apiFetch(`/api/videos/live/mine?airing=${airingId}`, { schema: liveMineSchema, signal: leaving.signal }).then(
      ({ choice }) => setOwn(choice),
      () => {},
    );
    return () => leaving.abort();
  }, [state, airingId]);

  async function vote(choice: string): Promise<void> {
    setTold("");
    try {
      const intent = { name: `live-vote-${airingId}`, path: "/api/videos/live/votes", method: "POST" } as const;
      onVoted(await write({ ...intent, body: { airing: airingId, choice } }, livePollSchema));
      setOwn(choice);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      setTold(failure.code === "E-CLOSED" ? t("chat.over") : errorWords(failure.code, failure).message);
    }
  }

  return (
    <section className={css.poll} aria-labelledby="live-poll" data-poll={own ?? "open"}>
      <h2 id="live-poll" className={`${role.display} ${css.title}`}>
        {poll.question}
      </h2>
      {own === null ? (
        <div className={css.choices}>
          {poll.choices.map(({ id, words }) => (
            <button key={id} type="button" className={css.choice} onClick={() => void vote(id)}>
              {words}
            </button>
          ))}
        </div>
      ) : (
        <PollResult poll={poll} result={now} own={own} />
      )}
      <p role="status" className={css.told}>
        {told || (own === null && t("poll.once"))}
      </p>
    </section>
  );
}
