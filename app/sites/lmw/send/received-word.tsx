import { useState } from "react";
import { receivedWordSchema, type ReceivedWord } from "#contracts/sent-word.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { getWorldMessage } from "../get-world-message.ts";
import { AnswerList } from "./answer-list.tsx";
import { Answered } from "./answered.tsx";
import { ExpiredWord } from "./expired-word.tsx";
import { LinkToSend } from "./link-to-send.tsx";
import { PaintOverPaper } from "./paint-over-paper.tsx";
import { ReportWord } from "./report-word.tsx";
import type { WordPage } from "./word-page.ts";
import { WordPaper } from "./word-paper.tsx";
import css from "./send.module.css";

type ReceivedWordProps = {
  page: WordPage;
  id: string;
  word: { words: string; monster: number };
  /** Who answers. */
  companion: number;
};

/** Whoever has the link paints the word over in eight seconds and gives one of the written answers; its sender finds the link again. */
export function ReceivedWordView({ page, id, word, companion }: ReceivedWordProps) {
  const { state } = useVisitor();
  const [answered, setAnswered] = useState<ReceivedWord | null>(null);
  const [painted, setPainted] = useState<{ byItself: boolean } | null>(null);
  const [isReported, setIsReported] = useState(false);
  const isKnown = state !== "loading" && state !== "unsaved";
  const { data, error } = useFetched(isKnown ? `/api/lmw/words/${id}` : null, () => receivedWordSchema);
  const mine = answered ?? data;
  const isExpired = error?.code === "E-404";

  const hex = page.monsters.find((monster) => monster.id === word.monster)?.hex ?? "#E0001B";
  const text = (key: string) => getWorldMessage(page.messages, `send.${key}`);
  if (isExpired) return <ExpiredWord page={page} />;
  if (isReported)
    return (
      <section className="stack-3" role="status">
        <h1 className={`text-title ${role.display}`}>{text("reported").words}</h1>
        <p className="text-body text-leading-18">{text("reported").note}</p>
      </section>
    );
  if (mine?.isOwn)
    return (
      <section className="stack-4">
        <h1 className={`text-title ${role.display}`}>{text("own").words}</h1>
        <p className="text-body text-leading-18">{text("own").note}</p>
        <WordPaper words={word.words} />
        <LinkToSend id={id} />
      </section>
    );
  const isAnswered = mine !== null && mine.myAnswer !== null;
  return (
    <section className="stack-4">
      {page.picture && (
        <Picture
          picture={page.picture}
          alt=""
          cutout
          priority
          className={css.figure}
          sizes="(min-width: 481px) 220px, 46vw"
        />
      )}
      <div className={`${css.lead} stack-2`}>
        <h1 className={`text-title ${role.display}`}>{text("received").words}</h1>
        <p className="text-body text-leading-18">{text("received").note}</p>
      </div>
      {painted || isAnswered ? (
        <WordPaper words={word.words} isPainted />
      ) : (
        <PaintOverPaper
          words={word.words}
          hex={hex}
          messages={page.messages}
          onPainted={(byItself) => setPainted({ byItself })}
        />
      )}
      {painted && !isAnswered && (
        <p role="status" className="text-body">
          {text("painted").words}
          {painted.byItself && `。${text("painted").note}`}
        </p>
      )}
      {painted && !isAnswered && <AnswerList page={page} id={id} monster={companion} onAnswered={setAnswered} />}
      {isAnswered && <Answered page={page} answer={mine.myAnswer ?? "gone"} />}
      <ReportWord page={page} id={id} onReported={() => setIsReported(true)} />
    </section>
  );
}
