import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import choose from "./choose.module.css";
import css from "./seal.module.css";
import { useTroubleWords } from "./trouble-words.ts";
import type { Trouble } from "./use-mine.ts";

interface SealProps {
  isBusy: boolean;
  trouble: Trouble | null;
  onOpen: () => void;
  onRest: () => void;
}

/** Four are in: the lid is down. It is lifted now, or tomorrow. */
export function Seal({ isBusy, trouble, onOpen, onRest }: SealProps) {
  const t = useWords<Words>();
  const troubleWords = useTroubleWords();
  const code = trouble === null || trouble === "unsaved" ? undefined : trouble.code;
  const said = (why: Trouble): string => {
    if (why === "unsaved") return t("unsaved.rest");
    return code === "E-NET" || code === "E-OFFLINE" ? t("seal.away") : troubleWords(why);
  };
  return (
    <div className={css.seal}>
      <Button look="blood" wide pending={isBusy} onClick={onOpen}>
        {t("seal.open")}
      </Button>
      <Button look="line" wide pending={isBusy} onClick={onRest}>
        {t("seal.rest")}
      </Button>
      <p className={choose.note}>{t("seal.once")}</p>
      {trouble && <Notice announce="now" message={said(trouble)} {...(code && { code })} />}
    </div>
  );
}
