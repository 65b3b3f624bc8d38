import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { finishedMascaraSchema, type MyMascara } from "#contracts/mascara.ts";
import type { Messages } from "../copy/messages.ts";
import { isNameAllowedIn, nameIn, type NameWords } from "../rules/name-words.ts";
import { Certificate } from "./certificate.tsx";
import css from "./certificate.module.css";
import type { RecipeEditor } from "./use-recipe.ts";

interface FinishProps {
  editor: RecipeEditor;
  lang: "ja" | "en";
  words: NameWords;
  work: MyMascara | null;
  months: number;
  onWork: (work: MyMascara) => void;
  onMonths: (months: number) => void;
}

/** The last tap, and what comes of it. */
export function Finish({ editor, lang, words, work, months, onWork, onMonths }: FinishProps) {
  const t = useMessages<Messages>();
  const { state: visitor, write, reload } = useVisitor();
  const { play } = useSound();
  const errorMessages = useErrorMessages();
  const [isPublic, setIsPublic] = useState(false);
  const [finishError, setFinishError] = useState<"offline" | ApiError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const { recipe, code, parentId } = editor;
  const isDone = work?.code === code;

  async function finish(): Promise<void> {
    setIsPending(true);
    setFinishError(null);
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
      if (visitor === "unsaved") return onWork(unsavedMascara(code, nameIn(words, recipe)));
      const isAway = !navigator.onLine || (error instanceof ApiError && error.code === "E-OFFLINE");
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      setFinishError(isAway ? "offline" : failure);
      track(`mcm_error_${failure.code.toLowerCase() as "e-net"}`);
    } finally {
      setIsPending(false);
    }
  }

  // What was asked for away from a network is asked for again with it: the words say so.
  const latestFinish = useRef(finish);
  useEffect(() => {
    latestFinish.current = finish;
  });
  useEffect(() => {
    if (finishError !== "offline") return;
    const retry = (): void => void latestFinish.current();
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [finishError]);

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
        <label className={`${css.public} stack-3`}>
          <input type="checkbox" checked={isPublic} onChange={({ target }) => setIsPublic(target.checked)} />
          <span>
            {t("finish.public")}
            <small>{t("finish.publicHint")}</small>
          </span>
        </label>
      )}
      <Button wide pending={isPending} disabled={!isNameAllowedIn(words, recipe)} onClick={() => void finish()}>
        {t(work ? "finish.again" : "finish.do")}
      </Button>
      {finishError === "offline" && <Notice announce="now" message={t("finish.offline")} />}
      {finishError && finishError !== "offline" && (
        <Notice
          announce="now"
          message={[t("finish.failed"), errorMessages(finishError.code, finishError).message].join(
            lang === "ja" ? "" : " ",
          )}
          code={finishError.code}
        />
      )}
      {visitor === "unsaved" && <Notice message={t("finish.unsaved")} />}
    </section>
  );
}

/** What is finished where nothing can be kept: without a number, and gone with the page. Its link makes it again. */
const unsavedMascara = (code: string, name: string): MyMascara => ({
  ...{ id: "", code, name: { ja: name, en: name }, number: 0, likes: 0, madeAt: new Date().toISOString() },
  ...{ isPublic: false, isHidden: false },
});
