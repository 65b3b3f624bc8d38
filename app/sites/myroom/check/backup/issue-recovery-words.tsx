import { useEffect, useRef, useState } from "react";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { dataSummarySchema, issuedRecoveryWordsSchema, type RecoveryWord } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import css from "./backup-section.module.css";
import slips from "./recovery-card.module.css";

/** Creates the recovery words of the visitor data and shows them once. */
export function IssueRecoveryWords() {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { data } = useFetched("/api/visitor/holdings", () => dataSummarySchema);
  const { words, isCreating, failure, createWords, hideWords } = useNewWords();
  const [wasHidden, setWasHidden] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadWords = wasHidden || (data?.wordsIssuedAt ?? null) !== null;

  useEffect(() => {
    if (words) heading.current?.focus();
  }, [words]);

  if (words)
    return (
      <RecoveryWordsCard
        words={words}
        heading={heading}
        onHide={() => {
          hideWords();
          setWasHidden(true);
        }}
      />
    );
  return (
    <>
      <p>{t("check.words.lead")}</p>
      {wasHidden && <p role="status">{t("check.words.hidden")}</p>}
      {!wasHidden && data?.wordsIssuedAt && (
        <p className={`${css.small} text-note`}>
          {t("check.words.issued", { day: formatDay(data.wordsIssuedAt, "ja", true) })}
        </p>
      )}
      {hadWords && <p className={`${css.small} text-note`}>{t("check.words.oldDies")}</p>}
      <Button look="bone" compact wide pending={isCreating} onClick={() => void createWords()}>
        {t(hadWords ? "check.words.remake" : "check.words.make")}
      </Button>
      {failure && (
        <p role="alert" className="text-leading-16 text-strong text-warning">
          {errorMessages(failure.code, failure).message}
        </p>
      )}
    </>
  );
}

/** Words that were just made; the server shows them once. */
function useNewWords() {
  const [words, setWords] = useState<readonly RecoveryWord[] | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [failure, setFailure] = useState<{ code: ApiErrorCode; retryAfterMs: number | null } | null>(null);

  async function createWords(): Promise<void> {
    setIsCreating(true);
    setFailure(null);
    try {
      const issuedWords = await apiFetch("/api/visitor/words", {
        method: "POST",
        body: {},
        schema: issuedRecoveryWordsSchema,
      });
      setWords(issuedWords.words);
    } catch (error) {
      setFailure(error instanceof ApiError ? error : { code: "E-NET", retryAfterMs: null });
    } finally {
      setIsCreating(false);
    }
  }

  return { words, isCreating, failure, createWords, hideWords: () => setWords(null) };
}

interface RecoveryWordsCardProps {
  words: readonly RecoveryWord[];
  heading: React.RefObject<HTMLHeadingElement | null>;
  onHide: () => void;
}

/** Five slips of paper, with how each is read; and the ways to keep them. */
function RecoveryWordsCard({ words, heading, onHide }: RecoveryWordsCardProps) {
  const t = useMessages<Messages>();
  const { copy, tip } = useCopiedTip();
  const hasClipboard = useBrowserFact(canCopy, false);
  const text = words.map(({ word }) => word).join("・");

  async function picture(): Promise<void> {
    const { drawRecoveryCard: drawTicket } = await import("./draw-recovery-card.ts");
    const { savePicture } = await import("#app/kits/share/save-picture.ts");
    const picturedWords = await drawTicket(words, {
      title: t("check.words.ticket"),
      foot: t("check.words.ticketFoot"),
    });
    if (picturedWords) savePicture(picturedWords, "kate-zone-aikotoba.png");
  }

  return (
    <div className={`${slips.shown} stack-4`} data-ticket>
      <h4 ref={heading} tabIndex={-1} className="text-lead">
        {t("check.words.shown")}
      </h4>
      <ol className={slips.slips}>
        {words.map(({ word, reading }) => (
          <li key={reading} className="justify-centre stack-2">
            <span className={slips.word}>{word}</span>
            <span className={`${slips.reading} text-centred text-fine`}>{reading}</span>
          </li>
        ))}
      </ol>
      <p className={`${slips.once} marked`}>{t("check.words.once")}</p>
      <div className={`${slips.acts} stack-2`}>
        {hasClipboard ? (
          <div className="anchor">
            <Button look="bone" compact wide onClick={() => void copy(text)}>
              {t("check.words.copy")}
            </Button>
            {tip}
          </div>
        ) : (
          <label className="stack-1 text-note">
            <span>{t("check.words.field")}</span>
            <input className="input-box" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
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
