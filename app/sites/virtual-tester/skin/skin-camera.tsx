import "#app/kits/ui/roles/full-dialog.css";
import { useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useModal } from "#app/kits/ui/dialog/use-modal.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import type { Messages } from "../copy/messages.ts";
import { statusMessageOf } from "../parts/mirror-labels.ts";
import css from "./skin-camera.module.css";
import { skinErrorKey } from "./skin-error-key.ts";
import type { SkinHandle } from "./use-skin.ts";
import { cameraWays, useSkinCamera } from "./use-skin-camera.ts";

/** The camera's picture as large as the window, with what to hold into it; the tester's own mirror runs behind it. */
export function SkinCamera({ skin }: { skin: SkinHandle }) {
  const t = useMessages<Messages>();
  const { mirror } = skin;
  const video = useRef<HTMLVideoElement>(null);
  const camera = useSkinCamera(skin, video);
  const modal = useModal(true, camera.close);
  const { way, error, flashLight, isWorking } = camera;
  const isLive = mirror.source.kind === "camera";

  useEffect(() => {
    if (isLive && video.current) video.current.srcObject = mirror.video.current?.srcObject ?? null;
  }, [isLive, mirror.video]);

  const status = error
    ? t(skinErrorKey(error))
    : isWorking
      ? t("skin.working")
      : statusMessageOf(t, mirror.loading, mirror.source.kind, mirror.presence);
  return (
    <dialog {...modal} className={`${css.dialog} full-dialog on-ink text-bright`} aria-labelledby="skin-camera-title">
      <div className={css.inside}>
        <header className="spread-2">
          <h2 id="skin-camera-title" className="text-lead text-strong">
            {t("skin.title")}
          </h2>
          <button
            type="button"
            className="target-box middle"
            aria-label={t("skin.dialog.close")}
            onClick={camera.close}
          >
            <CloseIcon />
          </button>
        </header>
        <div className={`${css.view} frame`} data-way={way}>
          {/* What is seen here is in the tester's picture too, which has the words for it. */}
          <video ref={video} className={`${css.video} overlay-full`} muted playsInline autoPlay aria-hidden="true" />
          <span className={css.face} aria-hidden="true" />
          {way === "paper" && <span className={css.paper} aria-hidden="true" />}
        </div>
        <div className={`${css.controls} column-3`}>
          <p className={`${css.how} text-body`} role="status">
            {status || t(`skin.dialog.${way}How`)}
          </p>
          {error && !isLive ? (
            <div className="row-2">
              <Button look="bone" compact onClick={camera.reopen}>
                {t("skin.dialog.again")}
              </Button>
              <Button look="line" compact onClick={camera.measureAnyway}>
                {t("skin.dialog.anyway")}
              </Button>
            </div>
          ) : (
            <>
              <ChipRow label={t("skin.dialog.ways")}>
                {cameraWays.map((one) => (
                  <Chip key={one} pressed={one === way} onPress={() => camera.choose(one)}>
                    {t(`skin.dialog.${one}`)}
                  </Chip>
                ))}
              </ChipRow>
              <Button
                look="bone"
                wide
                pending={isWorking}
                disabled={!isLive || mirror.presence === null || mirror.presence === "none"}
                onClick={camera.take}
              >
                {t("skin.dialog.take")}
              </Button>
            </>
          )}
        </div>
        {flashLight && (
          <p className={`${css.flash} middle text-strong`} data-light={flashLight} role="status">
            {t("skin.dialog.flash")}
          </p>
        )}
      </div>
    </dialog>
  );
}
