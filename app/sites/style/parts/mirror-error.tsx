import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** What went wrong, and the way that always works. */
export function MirrorErrorNotice({ code, onModel }: { code: VisitorErrorCode; onModel: () => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const message = code === "E-INPUT" ? t("faces.broken") : errorMessages(code).message;
  return (
    <div className="on-grey pad-side-3">
      <Notice
        announce="now"
        code={code}
        message={message}
        action={<Button onClick={onModel}>{t("faces.model")}</Button>}
      />
    </div>
  );
}
