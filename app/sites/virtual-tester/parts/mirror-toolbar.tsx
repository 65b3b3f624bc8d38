import { type RefObject, useState } from "react";
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
import type { MirrorHandle } from "./use-mirror.ts";
import { WhiteBalance } from "./white-balance.tsx";

interface MirrorToolbarProps {
  mirror: MirrorHandle;
  video: RefObject<HTMLVideoElement | null>;
  /** Null while its name is hidden. */
  look: SharedLook | null;
  hasFace: boolean;
  /** Shows all ways to a face. */
  onChooseSource: () => void;
}

/** What one may do with the picture, on the picture: what fits the face that is in it. */
export function MirrorToolbar({ mirror, video, look, hasFace, onChooseSource }: MirrorToolbarProps) {
  const t = useMessages<Messages>();
  const { source, waiting, go } = mirror;
  const { save, held } = useSaveImage(mirror.stageOf, look);
  const [isPaper, setIsPaper] = useState(false);
  const [isKnown] = useState(() => hasCameraConsent(createLocalStore(), "face", Date.now()));
  const saveButton = (
    <Button look="bone" compact onClick={() => void save()}>
      {t("keep.save")}
    </Button>
  );

  if (source.kind === "camera")
    return isPaper ? (
      <WhiteBalance
        video={video}
        onLamp={(lamp) => void go((machine) => machine.setLamp(lamp))}
        onClose={() => setIsPaper(false)}
      />
    ) : (
      <div className={css.camera}>
        <div className={css.left}>
          <button
            type="button"
            className={css.close}
            aria-label={t("faces.close")}
            onClick={() => void go((machine) => machine.closeMirror())}
          >
            <CloseIcon />
          </button>
          <Button look="line" compact className={css.plate} onClick={() => setIsPaper(true)}>
            {t("mirror.paper")}
          </Button>
        </div>
        <button
          type="button"
          className={css.shutter}
          disabled={!hasFace}
          onClick={() => void go((machine) => machine.freeze())}
        >
          {t("mirror.freeze")}
        </button>
      </div>
    );

  return (
    <>
      <div className={css.bar}>
        {source.kind === "frozen" && (
          <>
            <Button
              look="line"
              compact
              className={css.plate}
              onClick={() => void go((machine) => machine.showMirror())}
            >
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
                onClick={() => void go((machine) => machine.showPhotoFace((source.place + 1) % source.count))}
              >
                {t("faces.next")}
              </Button>
            )}
            {saveButton}
          </>
        )}
        {(source.kind === "worn" || source.kind === "model") && (
          <Button
            look="line"
            compact
            className={css.plate}
            pending={waiting?.for === "camera"}
            onClick={() => (isKnown ? void go((machine) => machine.showMirror()) : onChooseSource())}
          >
            {t(isKnown ? "faces.camera" : "faces.own")}
          </Button>
        )}
      </div>
      {held && (
        <div className={css.held}>
          <PressToSave picture={held} />
        </div>
      )}
    </>
  );
}
