import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { photoInputId } from "./source-picker.tsx";

interface MirrorErrorNoticeProps {
  code: VisitorErrorCode;
  onModel: () => void;
  onMirror: () => void;
}

/** What went wrong, and the ways that are left: there is always a model's face. */
export function MirrorErrorNotice({ code, onModel, onMirror }: MirrorErrorNoticeProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const ownMessages = {
    "E-INPUT": t("trouble.photoBroken"),
    "E-FACE-NONE": t("trouble.noFace"),
    "E-CAM-DENY": t("trouble.denied"),
    "E-CAM-NONE": t("trouble.noCamera"),
    "E-CAM-INAPP": t("trouble.inApp"),
    "E-MODEL": t("trouble.engine"),
  } as Partial<Record<VisitorErrorCode, string>>;
  return (
    <div className="on-soot pad-side-3 stack-3">
      <Notice
        announce="now"
        code={code}
        message={ownMessages[code] ?? errorMessages(code).message}
        action={
          <div className="row-2">
            {code === "E-CAM-BUSY" && (
              <Button compact look="bone" onClick={onMirror}>
                {t("trouble.again")}
              </Button>
            )}
            <Button compact look={code === "E-CAM-BUSY" ? "line" : "bone"} onClick={onModel}>
              {t("trouble.model")}
            </Button>
            <Button compact look="line" onClick={() => document.getElementById(photoInputId)?.click()}>
              {t("faces.photo")}
            </Button>
          </div>
        }
      />
      {code === "E-CAM-INAPP" && (
        <ExternalBrowserGuide
          app={inAppBrowser(navigator.userAgent) ?? "WebView"}
          reason={t("trouble.why")}
          renderCopy={(url) => <CopyLink url={url} />}
        />
      )}
    </div>
  );
}
