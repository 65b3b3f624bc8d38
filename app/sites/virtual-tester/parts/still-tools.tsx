"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./mirror-toolbar.module.css";
import type { SharedLook } from "./share-look.ts";
import { useSaveImage } from "./use-save-image.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

interface StillToolsProps {
  mirror: TesterMirror;
  /** Null while its name is hidden. */
  look: SharedLook | null;
}

/** Before a still of one's own: the mirror again, another one of the photograph, and the picture to keep. */
export function StillTools({ mirror, look }: StillToolsProps) {
  const t = useMessages<Messages>();
  const { save, held } = useSaveImage(mirror.canvas, look);
  const { source } = mirror;
  const saveButton = (
    <Button look="bone" compact onClick={() => void save()}>
      {t("save.button")}
    </Button>
  );
  return (
    <>
      <div className={`${css.bar} align-centre row-2`}>
        {source.kind === "frozen" && (
          <>
            <Button look="line" compact className={css.plate} onClick={() => void mirror.openCamera()}>
              {t("mirror.again")}
            </Button>
            {saveButton}
          </>
        )}
        {source.kind === "photo" && (
          <>
            {source.count > 1 && (
              <Button look="line" compact className={css.plate} onClick={mirror.choosePeople}>
                {t("faces.choose")}
              </Button>
            )}
            {source.count > 0 && saveButton}
          </>
        )}
      </div>
      {held && (
        <div className={`${css.held} on-soot overlay`}>
          <PressToSave picture={held} />
        </div>
      )}
    </>
  );
}
