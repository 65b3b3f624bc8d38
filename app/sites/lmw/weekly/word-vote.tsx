import { type FormEvent, useState } from "react";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { IntroDataOf } from "../intro.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import css from "./word-vote.module.css";

interface WordVoteProps {
  page: IntroDataOf<"week">;
  progress: LipProgress | null;
  confirm: (perform: LipProgressAction) => Promise<ApiError | null>;
}

/** Twelve words, one vote a week. The vote cannot be changed. */
export function WordVote({ page: { messages, candidates, code }, progress, confirm }: WordVoteProps) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const errorWords = useErrorMessages();
  const myVote =
    progress?.ballot?.week === code ? candidates.find(({ id }) => id === progress.ballot?.sayingId) : undefined;

  async function vote(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    play("boss-stamp");
    setIsSending(true);
    setFailure(await confirm({ kind: "ballot", week: code, sayingId: chosen }));
    setIsSending(false);
  }

  return (
    <section id="ballot" className={`${css.voteForm} ${world.below}`} aria-labelledby="ballot-title">
      <h2 id="ballot-title" className={role.display}>
        {getWorldMessage(messages, myVote ? "map.ballot-done" : "map.ballot").words}
      </h2>
      <p>{getWorldMessage(messages, myVote ? "map.ballot-done" : "map.ballot").note}</p>
      <p role="status" className={`${css.mine} text-lead`}>
        {myVote && t("week.voted", { word: myVote.words })}
      </p>
      {!myVote && (
        <form onSubmit={(event) => void vote(event)} data-ready={progress ? "" : undefined}>
          <fieldset>
            <legend className="visually-hidden">{t("week.voteLegend")}</legend>
            {candidates.map(({ id, words }) => (
              <label key={id}>
                <input type="radio" name="word" value={id} checked={chosen === id} onChange={() => setChosen(id)} />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" look="bone" wide disabled={!chosen || !progress} pending={isSending}>
            {t("week.vote")}
          </Button>
          <p role="alert" className={`${css.failure} above-3`}>
            {failure && errorWords(failure.code, failure).message}
          </p>
        </form>
      )}
    </section>
  );
}
