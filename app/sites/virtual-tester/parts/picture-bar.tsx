import { type RefObject, useState } from "react";
import { hasCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./picture-bar.module.css";
import type { KeptLook } from "./share-look.ts";
import { useSaving } from "./use-saving.ts";
import type { StageDesk } from "./use-stage.ts";
import { WhitePaper } from "./white-paper.tsx";

interface PictureBarProps {
  stage: StageDesk;
  video: RefObject<HTMLVideoElement | null>;
  /** Null while its name is hidden. */
  look: KeptLook | null;
  hasFace: boolean;
  /** Shows all ways to a face. */
  onWays: () => void;
}

/** What one may do with the picture, on the picture: what fits the face that is in it. */
export function PictureBar({ stage, video, look, hasFace, onWays }: PictureBarProps) {
  const t = useWords<Words>();
  const { source, waiting, go } = stage;
  const { save, held } = useSaving(stage.stageOf, look);
  const [isPaper, setIsPaper] = useState(false);
  const [isKnown] = useState(() => hasCameraConsent(createLocalStore(), "face", Date.now()));
  const keep = (
    <Button look="bone" compact onClick={() => void save()}>
      {t("keep.save")}
    </Button>
  );

  if (source.kind === "camera")
    return isPaper ? (
      <WhitePaper
        video={video}
        onLamp={(lamp) => void go((ways) => ways.setLamp(lamp))}
        onClose={() => setIsPaper(false)}
      />
    ) : (
      <div className={css.camera}>
        <div className={css.left}>
          <button
            type="button"
            className={css.close}
            aria-label={t("faces.close")}
            onClick={() => void go((ways) => ways.closeMirror())}
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
          onClick={() => void go((ways) => ways.freeze())}
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
            <Button look="line" compact className={css.plate} onClick={() => void go((ways) => ways.showMirror())}>
              {t("mirror.again")}
            </Button>
            {keep}
          </>
        )}
        {source.kind === "photo" && (
          <>
            {source.count > 1 && (
              <Button
                look="line"
                compact
                className={css.plate}
                onClick={() => void go((ways) => ways.showPhotoFace((source.place + 1) % source.count))}
              >
                {t("faces.next")}
              </Button>
            )}
            {keep}
          </>
        )}
        {(source.kind === "worn" || source.kind === "model") && (
          <Button
            look="line"
            compact
            className={css.plate}
            pending={waiting?.for === "camera"}
            onClick={() => (isKnown ? void go((ways) => ways.showMirror()) : onWays())}
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
