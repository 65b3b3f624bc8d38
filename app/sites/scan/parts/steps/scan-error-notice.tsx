import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ScanErrorCode } from "../../flow/scan-flow.ts";
import css from "./scan-error-notice.module.css";

interface ScanErrorNoticeProps {
  errorCode: ScanErrorCode;
  onCamera: () => void;
  onQuestions: () => void;
}

/** Where trying the same again may help. */
const retryableCodes: readonly ScanErrorCode[] = ["E-CAM-BUSY", "E-CAM-DENY", "E-NET", "E-OFFLINE"];

/** Why the last way did not go on, in the catalogue's words; the questions always do. */
export function ScanErrorNotice({ errorCode, onCamera, onQuestions }: ScanErrorNoticeProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  return (
    <div className={`${css.error} stack-2 text-body`} data-error={errorCode}>
      <Notice
        announce="now"
        code={errorCode}
        message={errorMessages(errorCode).message}
        action={
          <>
            <Button look="bone" compact onClick={onQuestions}>
              {t("read.start.sources.nine.name")}
            </Button>
            {retryableCodes.includes(errorCode) && (
              <Button look="line" compact onClick={onCamera}>
                {t("read.error.again")}
              </Button>
            )}
          </>
        }
      />
      {errorCode === "E-CAM-DENY" && (
        <details>
          <summary className="target-inline text-link">{t("read.error.title")}</summary>
          <ul>
            <li>{t("read.error.iphone")}</li>
            <li>{t("read.error.android")}</li>
            <li>{t("read.error.desktop")}</li>
          </ul>
        </details>
      )}
    </div>
  );
}
