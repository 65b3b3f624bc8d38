import { useEffect, useRef, useState } from "react";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { holdingsSchema, issuedWordsSchema, type RestoreWord } from "#contracts/restore-words.ts";
import type { Words } from "../../copy/words.ts";
import { useAsked } from "../use-asked.ts";
import css from "./keep.module.css";
import slips from "./slips.module.css";

/** Makes the room's words and shows them once. */
export function IssueWords() {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { data } = useAsked("/api/visitor/holdings", holdingsSchema);
  const [words, setWords] = useState<readonly RestoreWord[] | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [wasHidden, setWasHidden] = useState(false);
  const [trouble, setTrouble] = useState<{ code: ApiErrorCode; retryAfterMs: number | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadWords = wasHidden || (data?.wordsIssuedAt ?? null) !== null;

  async function make(): Promise<void> {
    setIsMaking(true);
    setTrouble(null);
    try {
      const made = await apiFetch("/api/visitor/words", { method: "POST", body: {}, schema: issuedWordsSchema });
      setWords(made.words);
    } catch (error) {
      setTrouble(error instanceof ApiError ? error : { code: "E-NET", retryAfterMs: null });
    } finally {
      setIsMaking(false);
    }
  }

  useEffect(() => {
    if (words) heading.current?.focus();
  }, [words]);

  if (words)
    return (
      <ShownWords
        words={words}
        heading={heading}
        onHide={() => {
          setWords(null);
          setWasHidden(true);
        }}
      />
    );
  return (
    <>
      <p>{t("check.words.lead")}</p>
      {wasHidden && <p role="status">{t("check.words.hidden")}</p>}
      {!wasHidden && data?.wordsIssuedAt && (
        <p className={css.small}>{t("check.words.issued", { day: formatDay(data.wordsIssuedAt, "ja", true) })}</p>
      )}
      {hadWords && <p className={css.small}>{t("check.words.oldDies")}</p>}
      <Button look="bone" compact wide pending={isMaking} onClick={() => void make()}>
        {t(hadWords ? "check.words.remake" : "check.words.make")}
      </Button>
      {trouble && (
        <p role="alert" className={css.error}>
          {errorWords(trouble.code, trouble).message}
        </p>
      )}
    </>
  );
}

interface ShownWordsProps {
  words: readonly RestoreWord[];
  heading: React.RefObject<HTMLHeadingElement | null>;
  onHide: () => void;
}

/** Five slips of paper, with how each is read; and the ways to keep them. */
function ShownWords({ words, heading, onHide }: ShownWordsProps) {
  const t = useWords<Words>();
  const { copy, tip } = useCopiedTip();
  const hasClipboard = useBrowserFact(canCopy, false);
  const text = words.map(({ word }) => word).join("・");

  async function picture(): Promise<void> {
    const { drawTicket } = await import("./draw-ticket.ts");
    const { savePicture } = await import("#app/kits/share/save-picture.ts");
    const drawn = await drawTicket(words, { title: t("check.words.ticket"), foot: t("check.words.ticketFoot") });
    if (drawn) savePicture(drawn, "kate-zone-aikotoba.png");
  }

  return (
    <div className={slips.shown} data-ticket>
      <h4 ref={heading} tabIndex={-1} className={css.shownTitle}>
        {t("check.words.shown")}
      </h4>
      <ol className={slips.slips}>
        {words.map(({ word, reading }) => (
          <li key={reading}>
            <span className={slips.word}>{word}</span>
            <span className={slips.reading}>{reading}</span>
          </li>
        ))}
      </ol>
      <p className={slips.once}>{t("check.words.once")}</p>
      <div className={slips.acts}>
        {hasClipboard ? (
          <div className={css.copy}>
            <Button look="bone" compact wide onClick={() => void copy(text)}>
              {t("check.words.copy")}
            </Button>
            {tip}
          </div>
        ) : (
          <label className={css.field}>
            <span>{t("check.words.field")}</span>
            <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <Button look="line" compact onClick={() => void picture()}>
          {t("check.words.picture")}
        </Button>
        <Button look="line" compact onClick={() => window.print()}>
          {t("check.words.print")}
        </Button>
        <Button look="quiet" compact onClick={onHide}>
          {t("check.words.hide")}
        </Button>
      </div>
    </div>
  );
}
