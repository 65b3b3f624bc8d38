"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";

/** What one may do with one's own face: stop the mirror and go on with it, or take the next face of a photo. */
export function MirrorControls({ mirror }: { mirror: StyleMirror }) {
  const t = useMessages<Messages>();
  const { source } = mirror;
  return (
    <div className="on-grey pad-side-3 row-3">
      {source.kind === "camera" && (
        <Button look="bone" compact onClick={() => void mirror.freeze()}>
          {t("mirror.freeze")}
        </Button>
      )}
      {source.kind === "frozen" && (
        <Button look="line" compact onClick={() => void mirror.openCamera()}>
          {t("mirror.again")}
        </Button>
      )}
      {source.kind === "photo" && source.count > 1 && (
        <Button look="line" compact onClick={() => void mirror.showPhotoFace((source.index + 1) % source.count)}>
          {t("mirror.next")}
        </Button>
      )}
      <Button look="quiet" compact onClick={mirror.close}>
        {t("faces.model")}
      </Button>
    </div>
  );
}
