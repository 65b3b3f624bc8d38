import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { finishedMascaraSchema, type OwnMascara } from "#contracts/mascara-works.ts";
import type { Words } from "../copy/words.ts";
import { isKindIn, nameIn, type NameWords } from "../rules/name-words.ts";
import { Certificate } from "./certificate.tsx";
import css from "./certificate.module.css";
import type { Bench } from "./use-recipe.ts";

interface FinishProps {
  bench: Bench;
  lang: "ja" | "en";
  words: NameWords;
  work: OwnMascara | null;
  months: number;
  onWork: (work: OwnMascara) => void;
  onMonths: (months: number) => void;
}

/** The last tap, and what comes of it. */
export function Finish({ bench, lang, words, work, months, onWork, onMonths }: FinishProps) {
  const t = useWords<Words>();
  const { state: visitor, write, reload } = useVisitor();
  const { play } = useSound();
  const errorWords = useErrorWords();
  const [isPublic, setIsPublic] = useState(false);
  const [trouble, setTrouble] = useState<"offline" | ApiError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const { recipe, code, parentId } = bench;
  const isDone = work?.code === code;

  async function finish(): Promise<void> {
    setIsPending(true);
    setTrouble(null);
    const body = { code, isPublic, parentId };
    try {
      const answer = await write(
        { name: "mcm-finish", path: "/api/mcm/works", method: "POST", body },
        finishedMascaraSchema,
      );
      setIsKnown(!answer.isNew);
      onWork(answer.work);
      play("cap-snap");
      track("mcm_complete");
      if (parentId) track("mcm_remix");
      void reload();
    } catch (error) {
      if (visitor === "unsaved") return onWork(unkept(code, nameIn(words, recipe)));
      const isAway = !navigator.onLine || (error instanceof ApiError && error.code === "E-OFFLINE");
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      setTrouble(isAway ? "offline" : failure);
      track(`mcm_error_${failure.code.toLowerCase() as "e-net"}`);
    } finally {
      setIsPending(false);
    }
  }

  // What was asked for away from a network is asked for again with it: the words say so.
  const again = useRef(finish);
  useEffect(() => {
    again.current = finish;
  });
  useEffect(() => {
    if (trouble !== "offline") return;
    const back = (): void => void again.current();
    addEventListener("online", back, { once: true });
    return () => removeEventListener("online", back);
  }, [trouble]);

  if (isDone)
    return (
      <Certificate
        {...{ work, lang, recipe, isKnown, parentId, months }}
        name={nameIn(words, recipe)}
        onWork={onWork}
        onMonths={onMonths}
      />
    );
  return (
    <section className={css.finish}>
      {visitor !== "unsaved" && (
        <label className={css.public}>
          <input type="checkbox" checked={isPublic} onChange={({ target }) => setIsPublic(target.checked)} />
          <span>
            {t("finish.public")}
            <small>{t("finish.publicHint")}</small>
          </span>
        </label>
      )}
      <Button wide pending={isPending} disabled={!isKindIn(words, recipe)} onClick={() => void finish()}>
        {t(work ? "finish.again" : "finish.do")}
      </Button>
      {trouble === "offline" && <Notice announce="now" message={t("finish.offline")} />}
      {trouble && trouble !== "offline" && (
        <Notice
          announce="now"
          message={[t("finish.failed"), errorWords(trouble.code, trouble).message].join(lang === "ja" ? "" : " ")}
          code={trouble.code}
        />
      )}
      {visitor === "unsaved" && <Notice message={t("finish.unsaved")} />}
    </section>
  );
}

/** What is finished where nothing can be kept: without a number, and gone with the page. Its link makes it again. */
const unkept = (code: string, name: string): OwnMascara => ({
  ...{ id: "", code, name: { ja: name, en: name }, number: 0, likes: 0, madeAt: new Date().toISOString() },
  ...{ isPublic: false, isHidden: false },
});
