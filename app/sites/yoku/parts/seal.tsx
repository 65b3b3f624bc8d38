import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { type VisitorErrorCode, useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import choose from "./choose.module.css";
import css from "./seal.module.css";

interface SealProps {
  isBusy: boolean;
  trouble: VisitorErrorCode | null;
  onOpen: () => void;
  onRest: () => void;
}

/** Four are in: the lid is down. It is lifted now, or tomorrow. */
export function Seal({ isBusy, trouble, onOpen, onRest }: SealProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const isAway = trouble === "E-NET" || trouble === "E-OFFLINE";
  return (
    <div className={css.seal}>
      <Button look="blood" wide pending={isBusy} onClick={onOpen}>
        {t("seal.open")}
      </Button>
      <Button look="line" wide pending={isBusy} onClick={onRest}>
        {t("seal.rest")}
      </Button>
      <p className={choose.note}>{t("seal.once")}</p>
      {trouble && (
        <Notice announce="now" message={isAway ? t("seal.away") : errorWords(trouble).message} code={trouble} />
      )}
    </div>
  );
}
