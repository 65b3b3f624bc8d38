import { useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { myBroadcastSchema, type BroadcastPoll, broadcastPollSchema } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { PollResult } from "./poll-result.tsx";
import css from "./poll.module.css";

interface PollProps {
  broadcastId: string;
  poll: LiveView<"on">["poll"];
  /** How it stands, from the stream; null until it told. */
  now: BroadcastPoll | null;
  onVoted: (poll: BroadcastPoll) => void;
}

/** The question of the evening. One vote a visitor; how it stands is seen by whoever voted, with the number of all. */
export function Poll({ broadcastId, poll, now, onVoted }: PollProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write, state } = useVisitor();
  const [newChoice, setNewChoice] = useState<string | null>(null);
  const [statusMessage, setStatusMessage] = useState("");
  const path = state === "loading" ? null : (`/api/videos/live/mine?airing=${broadcastId}` as const);
  const { data } = useFetched(path, () => myBroadcastSchema);
  const myChoice = newChoice ?? data?.choice ?? null;

  async function vote(choice: string): Promise<void> {
    setStatusMessage("");
    try {
      const intent = { name: `live-vote-${broadcastId}`, path: "/api/videos/live/votes", method: "POST" } as const;
      onVoted(await write({ ...intent, body: { airing: broadcastId, choice } }, broadcastPollSchema));
      setNewChoice(choice);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      setStatusMessage(failure.code === "E-CLOSED" ? t("chat.over") : errorMessages(failure.code, failure).message);
    }
  }

  return (
    <section className="pad-side-5 stack-3" aria-labelledby="live-poll" data-poll={myChoice ?? "open"}>
      <h2 id="live-poll" className={`${role.display} text-heading`}>
        {poll.question}
      </h2>
      {myChoice === null ? (
        <div className="stack-2">
          {poll.choices.map(({ id, words: label }) => (
            <button key={id} type="button" className={css.choice} onClick={() => void vote(id)}>
              {label}
            </button>
          ))}
        </div>
      ) : (
        <PollResult poll={poll} result={now} myChoice={myChoice} />
      )}
      <p role="status" className={`${css.note} text-aside`}>
        {statusMessage || (myChoice === null && t("poll.once"))}
      </p>
    </section>
  );
}
