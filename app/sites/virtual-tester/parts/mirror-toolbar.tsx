import { useState } from "react";
import { hasCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./mirror-toolbar.module.css";
import type { SharedLook } from "./share-look.ts";
import { useSaveImage } from "./use-save-image.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";
import { WhiteBalance } from "./white-balance.tsx";

interface MirrorToolbarProps {
  mirror: TesterMirror;
  /** Null while its name is hidden. */
  look: SharedLook | null;
  /** Shows all ways to a face. */
  onChooseSource: () => void;
}

/** What one may do with the picture, on the picture: what fits the face that is in it. */
export function MirrorToolbar({ mirror, look, onChooseSource }: MirrorToolbarProps) {
  const { save, held } = useSaveImage(mirror.canvas, look);
  const [isPaper, setIsPaper] = useState(false);
  const [isKnown] = useState(() => hasCameraConsent(createLocalStore(), "face", Date.now()));
  if (mirror.source.kind === "camera") return <CameraTools mirror={mirror} isPaper={isPaper} onPaper={setIsPaper} />;
  return (
    <>
      <StillTools mirror={mirror} isKnown={isKnown} onSave={() => void save()} onChooseSource={onChooseSource} />
      {held && (
        <div className={`${css.held} on-soot overlay`}>
          <PressToSave picture={held} />
        </div>
      )}
    </>
  );
}

interface CameraToolsProps {
  mirror: TesterMirror;
  /** A sheet of white paper is held before the camera. */
  isPaper: boolean;
  onPaper: (isPaper: boolean) => void;
}

/** Before the camera: its end, the light of the room, and the shutter. */
function CameraTools({ mirror, isPaper, onPaper }: CameraToolsProps) {
  const t = useMessages<Messages>();
  const { presence } = mirror;
  if (isPaper)
    return (
      <WhiteBalance
        video={mirror.video}
        onIlluminant={(illuminant) => void mirror.getView().then((view) => view.setIlluminant(illuminant))}
        onClose={() => onPaper(false)}
      />
    );
  return (
    <div className={`${css.camera} align-centre row-2`}>
      <div className={css.left}>
        <button
          type="button"
          className={`${css.close} boxed middle`}
          aria-label={t("faces.close")}
          onClick={mirror.close}
        >
          <CloseIcon />
        </button>
        <Button look="line" compact className={css.plate} onClick={() => onPaper(true)}>
          {t("mirror.paper")}
        </Button>
      </div>
      <button
        type="button"
        className={`${css.shutter} middle text-body text-strong`}
        disabled={presence === null || presence === "none"}
        onClick={() => void mirror.freeze()}
      >
        {t("mirror.freeze")}
      </button>
    </div>
  );
}

interface StillToolsProps extends Pick<MirrorToolbarProps, "mirror" | "onChooseSource"> {
  /** The visitor said yes to the camera before: the way leads straight to it. */
  isKnown: boolean;
  onSave: () => void;
}

/** Before a still: the way to one's own face, another one of the photograph, and the picture to keep. */
function StillTools({ mirror, isKnown, onSave, onChooseSource }: StillToolsProps) {
  const t = useMessages<Messages>();
  const { source, loading } = mirror;
  const saveButton = (
    <Button look="bone" compact onClick={onSave}>
      {t("save.button")}
    </Button>
  );
  return (
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
            <Button
              look="line"
              compact
              className={css.plate}
              onClick={() => void mirror.showPhotoFace((source.index + 1) % source.count)}
            >
              {t("faces.next")}
            </Button>
          )}
          {saveButton}
        </>
      )}
      {(source.kind === "served" || source.kind === "model") && (
        <Button
          look="line"
          compact
          className={css.plate}
          pending={loading?.for === "camera"}
          onClick={() => (isKnown ? void mirror.openCamera() : onChooseSource())}
        >
          {t(isKnown ? "faces.camera" : "faces.own")}
        </Button>
      )}
    </div>
  );
}
