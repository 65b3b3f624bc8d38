import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorWords, type VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./room.module.css";

/** What went wrong, and the way that always works. */
export function Trouble({ code, onModel }: { code: VisitorErrorCode; onModel: () => void }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const message = code === "E-INPUT" ? t("faces.broken") : errorWords(code).message;
  return (
    <div className={css.trouble}>
      <Notice
        announce="now"
        code={code}
        message={message}
        action={<Button onClick={onModel}>{t("faces.model")}</Button>}
      />
    </div>
  );
}
