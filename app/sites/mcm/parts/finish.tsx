import { useEffect, useEffectEvent, useState } from "react";
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
  /** The mascaras of the catalogue nearest to each liquid. */
  nearestIds: readonly string[];
  work: MyMascara | null;
  months: number;
  onWork: (work: MyMascara) => void;
  onMonths: (months: number) => void;
}

/** The last tap, and what comes of it. */
export function Finish({ editor, lang, words, nearestIds, work, months, onWork, onMonths }: FinishProps) {
  const t = useMessages<Messages>();
  const { state: visitor } = useVisitor();
  const [isPublic, setIsPublic] = useState(false);
  const { recipe, code, parentId } = editor;
  const name = nameIn(words, recipe);
  const { finish, isPending, isKnown, error } = useFinish({ code, name, isPublic, parentId, onWork });

  if (work?.code === code)
    return (
      <Certificate
        {...{ work, lang, recipe, name, nearestIds, isKnown, parentId, months }}
        onWork={onWork}
        onMonths={onMonths}
      />
    );
  return (
    <section className={`${css.finish} column-3`}>
      {visitor !== "unsaved" && (
        <label className={`${css.public} stack-3`}>
          <input type="checkbox" checked={isPublic} onChange={({ target }) => setIsPublic(target.checked)} />
          <span>
            {t("finish.public")}
            <small className="block text-body">{t("finish.publicHint")}</small>
          </span>
        </label>
      )}
      <Button wide pending={isPending} disabled={!isNameAllowedIn(words, recipe)} onClick={finish}>
        {t(work ? "finish.again" : "finish.do")}
      </Button>
      <FinishNotice error={error} lang={lang} />
      {visitor === "unsaved" && <Notice message={t("finish.unsaved")} />}
    </section>
  );
}

type FinishError = "offline" | ApiError;

/** What went wrong. */
function FinishNotice({ error, lang }: { error: FinishError | null; lang: "ja" | "en" }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  if (error === null) return null;
  if (error === "offline") return <Notice announce="now" message={t("finish.offline")} />;
  const { message } = errorMessages(error.code, error);
  return (
    <Notice announce="now" message={[t("finish.failed"), message].join(lang === "ja" ? "" : " ")} code={error.code} />
  );
}

interface FinishRequest {
  code: string;
  name: string;
  isPublic: boolean;
  parentId: string | null;
  onWork: (work: MyMascara) => void;
}

/** Sends it. What was asked for away from a network is asked for again with it: the words say so. */
function useFinish({ code, name, isPublic, parentId, onWork }: FinishRequest) {
  const { state: visitor, write, reload } = useVisitor();
  const { play } = useSound();
  const [error, setError] = useState<FinishError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isKnown, setIsKnown] = useState(false);

  async function finish(): Promise<void> {
    setIsPending(true);
    setError(null);
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
    } catch (thrown) {
      if (visitor === "unsaved") return onWork(unsavedMascara(code, name));
      const isAway = !navigator.onLine || (thrown instanceof ApiError && thrown.code === "E-OFFLINE");
      const failure = thrown instanceof ApiError ? thrown : new ApiError("E-NET");
      setError(isAway ? "offline" : failure);
      track(`mcm_error_${failure.code.toLowerCase() as "e-net"}`);
    } finally {
      setIsPending(false);
    }
  }

  const finishAgain = useEffectEvent(finish);
  useEffect(() => {
    if (error !== "offline") return;
    const retry = (): void => void finishAgain();
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [error]);

  return { finish: () => void finish(), isPending, isKnown, error };
}

/** What is finished where nothing can be kept: without a number, and gone with the page. Its link makes it again. */
const unsavedMascara = (code: string, name: string): MyMascara => ({
  ...{ id: "", code, name: { ja: name, en: name }, number: 0, likes: 0, madeAt: new Date().toISOString() },
  ...{ isPublic: false, isHidden: false },
});
