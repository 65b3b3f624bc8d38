import { CameraInAppGuide } from "#app/kits/mirror/camera-in-app-guide.tsx";
import { MirrorErrorNotice } from "#app/kits/mirror/mirror-error-notice.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./makeup-picture.module.css";
import { photoInputId } from "./source-picker.tsx";

interface TesterErrorProps {
  code: VisitorErrorCode;
  onModel: () => void;
  onMirror: () => void;
}

/** On the stage: what went wrong, and the ways that are left. There is always a model's face. */
export function TesterError({ code, onModel, onMirror }: TesterErrorProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.error} stack-3`}>
      <MirrorErrorNotice
        code={code}
        messages={{
          "E-INPUT": t("error.photoBroken"),
          "E-FACE-NONE": t("error.noFace"),
          "E-CAM-DENY": t("error.denied"),
          "E-CAM-NONE": t("error.noCamera"),
          "E-CAM-INAPP": t("error.inApp"),
          "E-MODEL": t("error.engine"),
        }}
        action={
          <div className="row-2">
            {code === "E-CAM-BUSY" && (
              <Button compact look="bone" onClick={onMirror}>
                {t("error.again")}
              </Button>
            )}
            <Button compact look={code === "E-CAM-BUSY" ? "line" : "bone"} onClick={onModel}>
              {t("error.model")}
            </Button>
            <Button compact look="line" onClick={() => document.getElementById(photoInputId)?.click()}>
              {t("faces.photo")}
            </Button>
          </div>
        }
      />
      {code === "E-CAM-INAPP" && <CameraInAppGuide error={code} reason={t("error.why")} />}
    </div>
  );
}
