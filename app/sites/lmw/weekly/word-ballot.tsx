import { type FormEvent, useState } from "react";
import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../opening.server.ts";
import { saying } from "../say.ts";
import css from "./word-ballot.module.css";

interface WordBallotProps {
  page: View<"week">;
  progress: LipProgress | null;
  confirm: (deed: LipDeed) => Promise<ApiError | null>;
}

/** Twelve words, one vote a week. The vote cannot be changed. */
export function WordBallot({ page: { say, ballot, code }, progress, confirm }: WordBallotProps) {
  const t = useWords<Words>();
  const { play } = useSound();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const errorWords = useErrorWords();
  const mine = progress?.ballot?.week === code ? ballot.find(({ id }) => id === progress.ballot?.sayingId) : undefined;

  async function vote(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    play("boss-stamp");
    setIsSending(true);
    setFailure(await confirm({ kind: "ballot", week: code, sayingId: chosen }));
    setIsSending(false);
  }

  return (
    <section id="ballot" className={css.ballot} aria-labelledby="ballot-title">
      <h2 id="ballot-title" className={role.display}>
        {saying(say, mine ? "map.ballot-done" : "map.ballot").words}
      </h2>
      <p>{saying(say, mine ? "map.ballot-done" : "map.ballot").note}</p>
      <p role="status" className={css.mine}>
        {mine && t("week.voted", { word: mine.words })}
      </p>
      {!mine && (
        <form onSubmit={(event) => void vote(event)} data-ready={progress ? "" : undefined}>
          <fieldset>
            <legend className="visually-hidden">{t("week.voteLegend")}</legend>
            {ballot.map(({ id, words }) => (
              <label key={id}>
                <input type="radio" name="word" value={id} checked={chosen === id} onChange={() => setChosen(id)} />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" look="bone" wide disabled={!chosen || !progress} pending={isSending}>
            {t("week.vote")}
          </Button>
          <p role="alert" className={css.failure}>
            {failure && errorWords(failure.code, failure).message}
          </p>
        </form>
      )}
    </section>
  );
}
