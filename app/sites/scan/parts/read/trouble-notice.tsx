import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { Trouble } from "../../flow/scan-flow.ts";
import css from "./trouble-notice.module.css";

interface TroubleNoticeProps {
  trouble: Trouble;
  onCamera: () => void;
  onQuestions: () => void;
}

/** Where trying the same again may help. */
const again: readonly Trouble[] = ["E-CAM-BUSY", "E-CAM-DENY", "E-NET", "E-OFFLINE"];

/** Why the last way did not go on, in the catalogue's words; the questions always do. */
export function TroubleNotice({ trouble, onCamera, onQuestions }: TroubleNoticeProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  return (
    <div className={css.trouble} data-trouble={trouble}>
      <Notice
        announce="now"
        code={trouble}
        message={errorWords(trouble).message}
        action={
          <>
            <Button look="bone" compact onClick={onQuestions}>
              {t("read.gate.ways.nine.name")}
            </Button>
            {again.includes(trouble) && (
              <Button look="line" compact onClick={onCamera}>
                {t("read.trouble.again")}
              </Button>
            )}
          </>
        }
      />
      {trouble === "E-CAM-DENY" && (
        <details>
          <summary>{t("read.trouble.title")}</summary>
          <ul>
            <li>{t("read.trouble.iphone")}</li>
            <li>{t("read.trouble.android")}</li>
            <li>{t("read.trouble.desktop")}</li>
          </ul>
        </details>
      )}
    </div>
  );
}
