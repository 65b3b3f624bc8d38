import { OutsideGuide } from "#app/kits/handover/outside-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorWords, type VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./tester.module.css";
import { photoInputId } from "./ways.tsx";

interface TroubleProps {
  code: VisitorErrorCode;
  onModel: () => void;
  onMirror: () => void;
}

/** What went wrong, and the ways that are left: there is always a model's face. */
export function Trouble({ code, onModel, onMirror }: TroubleProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const ownWords = {
    "E-INPUT": t("trouble.photoBroken"),
    "E-FACE-NONE": t("trouble.noFace"),
    "E-CAM-DENY": t("trouble.denied"),
    "E-CAM-NONE": t("trouble.noCamera"),
    "E-CAM-INAPP": t("trouble.inApp"),
    "E-MODEL": t("trouble.engine"),
  } as Partial<Record<VisitorErrorCode, string>>;
  return (
    <div className={css.trouble}>
      <Notice
        announce="now"
        code={code}
        message={ownWords[code] ?? errorWords(code).message}
        action={
          <div className={css.ways}>
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
        <OutsideGuide
          app={inAppBrowser(navigator.userAgent) ?? "WebView"}
          why={t("trouble.why")}
          renderCopy={(url) => <CopyLink url={url} />}
        />
      )}
    </div>
  );
}
