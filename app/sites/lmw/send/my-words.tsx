import { useRef, useState } from "react";
import { mySentWordsSchema, type MySentWord } from "#contracts/sent-word.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { getPageOrigin } from "#app/kits/share/page-origin.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { getWorldMessage } from "../get-world-message.ts";
import { MonsterDab } from "../stage/parts/monster-dab.tsx";
import type { WordPage } from "./word-page.ts";
import { takeBackWord } from "./words-client.ts";
import css from "./send.module.css";

/** The words one has sent, with the answers that came back. Nothing where nothing was sent. */
export function MyWords({ page }: { page: WordPage }) {
  const { state } = useVisitor();
  /** After one was taken back. */
  const [left, setLeft] = useState<MySentWord[] | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const keys = useRef(new Map<string, string>());
  const errorWords = useErrorMessages();
  const isKnown = state !== "loading" && state !== "unsaved";
  const { data, error: readError } = useFetched(isKnown ? "/api/lmw/words" : null, () => mySentWordsSchema);
  const mine = left ?? data?.words ?? [];
  const problem = failure ?? readError;

  async function takeBack(id: string): Promise<void> {
    const key = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, key);
    try {
      setLeft(await takeBackWord(id, key));
      setFailure(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }

  const { words: title, note } = getWorldMessage(page.messages, "send.mine");
  const alert = <p role="alert">{problem && errorWords(problem.code, problem).message}</p>;
  if (mine.length === 0) return alert;
  return (
    <section className={`${css.mine} stack-3`} aria-labelledby="my-words">
      <h2 id="my-words" className={`text-title ${role.display}`}>
        {title}
      </h2>
      <p className="text-aside">{note}</p>
      {alert}
      <ul className="stack-4">
        {mine.map((word) => (
          <li key={word.id}>
            <MyWord page={page} word={word} onTakeBack={() => void takeBack(word.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of them: crossed out once somebody has painted it over. */
function MyWord({ page, word, onTakeBack }: { page: WordPage; word: MySentWord; onTakeBack: () => void }) {
  const { words, answers, isHidden } = word;
  const text = (key: string) => getWorldMessage(page.messages, `send.${key}`);
  const monsterOf = (id: number) => page.monsters.find((monster) => monster.id === id);
  return (
    <div className={`${css.sent} stack-2`}>
      <p className={`text-lead ${role.display}`}>{answers.length > 0 ? <s>{words}</s> : words}</p>
      {isHidden && <p className="text-body">{`${text("hidden").words}。${text("hidden").note}`}</p>}
      {answers.length === 0 && !isHidden && (
        <p className="text-aside">
          {text("waiting").words}
          {text("waiting").note}
        </p>
      )}
      <ul className="stack-1">
        {answers.map(({ monster, answer, at }) => (
          <li key={at + answer} className={`${css.back} text-body`}>
            <MonsterDab hex={monsterOf(monster)?.hex} />
            <span>{text(`answer-${answer}`).words}</span>
            <small className="text-fine">{monsterOf(monster)?.name}</small>
          </li>
        ))}
      </ul>
      {!isHidden && <CopyLink url={`${getPageOrigin()}/lmw?w=${word.id}`} />}
      <Button look="quiet" compact onClick={onTakeBack}>
        {text("take-back").words}
      </Button>
    </div>
  );
}
