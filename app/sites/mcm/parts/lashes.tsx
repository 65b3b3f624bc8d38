import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { hasCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { CameraInAppGuide } from "#app/kits/mirror/camera-in-app-guide.tsx";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { lashesIn, type WearTest, wearTestMessage, wearTests } from "../rules/wear-test.ts";
import { overlayOf } from "../scene/draw-wear-test.ts";
import { LashCameraPermission } from "./lash-camera-permission.tsx";
import css from "./lashes.module.css";
import { useLashes } from "./use-lashes.ts";

/** The moment of a weather that is shown where nothing moves. */
const stillTimeSeconds = 2.2;

interface LashesProps {
  recipe: MascaraRecipe;
  name: string;
  model: { name: string; hash: string };
}

/** The lashes this mascara would draw, on a model's eyes or one's own, and what wind, tears and steam make of them. */
export function Lashes({ recipe, name, model }: LashesProps) {
  const t = useMessages<Messages>();
  const [wearTest, setWearTest] = useState<WearTest>("calm");
  const [isBare, setIsBare] = useState(false);
  const { canvas, video, ...eyes } = useLashes(model);
  const { kind: source } = eyes.source;
  const isLive = source === "camera";
  const isServed = source === "served";
  const isReady = eyes.loading === null && !isServed;
  const [isMirrorWanted, setIsMirrorWanted] = useState(false);
  useAppliedLashes(eyes, { recipe, wearTest, isBare, isReady, source });

  return (
    <div
      className="column-3"
      data-weather={wearTest}
      data-ready={isReady || undefined}
      data-eyes={isServed ? undefined : source}
    >
      <div className={`${css.eyes} frame on-grey`}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t("lashes.picture", { name })}
          className={classNames(isLive && css.mirror)}
        />
        <video ref={video} className={css.video} muted playsInline aria-hidden="true" tabIndex={-1} />
        {isLive && <p className={`${css.live} on-ink text-fine text-live text-strong`}>{t("permission.live")}</p>}
        <small className="on-ink text-fine">{t("stage.sample")}</small>
      </div>
      <LashStatus {...eyes} isMirrorWanted={isMirrorWanted} line={wearTestMessage(recipe, wearTest)} />
      <CameraInAppGuide
        error={eyes.error}
        reason={t("permission.externalBrowser")}
        // With the mascara in the address.
        to={`${location.pathname}${location.search}`}
      />
      <ChipRow label={t("more.lashes")}>
        {wearTests.map((one) => (
          <Chip key={one} pressed={one === wearTest} onPress={() => setWearTest(one)}>
            {t(`lashes.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <EyeSources eyes={eyes} onMirrorWanted={setIsMirrorWanted}>
        <Chip pressed={isBare} onPress={() => setIsBare(!isBare)}>
          {t("lashes.bare")}
        </Chip>
      </EyeSources>
      <p className="text-aside">{t("lashes.image")}</p>
    </div>
  );
}

type Eyes = Omit<ReturnType<typeof useLashes>, "canvas" | "video">;

interface AppliedLashesOptions {
  recipe: MascaraRecipe;
  wearTest: WearTest;
  isBare: boolean;
  isReady: boolean;
  source: Eyes["source"]["kind"];
}

/** Puts the lashes on the eyes, and lets the weather go over them. */
function useAppliedLashes(
  { apply, lay }: Eyes,
  { recipe, wearTest, isBare, isReady, source }: AppliedLashesOptions,
): void {
  useEffect(() => {
    if (!isReady) return;
    if (isBare) return apply(null, null);
    if (wearTest === "calm") return apply(lashesIn(recipe, wearTest), null);
    apply(lashesIn(recipe, wearTest, 0.6), overlayOf(wearTest, stillTimeSeconds));
    if (preferences.isMotionReduced()) return;
    let frame = 0;
    let sinceMs = 0;
    const animate = (nowMs: number): void => {
      sinceMs ||= nowMs;
      const overlay = overlayOf(wearTest, (nowMs - sinceMs) / 1000);
      if (wearTest === "wind") apply(lashesIn(recipe, "wind", Math.sin(nowMs / 140) * Math.sin(nowMs / 900)), overlay);
      else lay(overlay);
      frame = requestAnimationFrame(animate);
    };
    frame = requestAnimationFrame(animate);
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wear` and `lay` hand on to the stage of now.
  }, [recipe, wearTest, isBare, isReady, source]);
}

interface EyeSourcesProps {
  eyes: Eyes;
  /** Whether what is under way is the mirror: it goes wrong in other words. */
  onMirrorWanted: (isWanted: boolean) => void;
  /** Further chips of the row. */
  children: ReactNode;
}

/** Whose eyes: a model's, one's own in the mirror after leave was given, or those of a photograph. */
function EyeSources({ eyes, onMirrorWanted, children }: EyeSourcesProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [isPermissionShown, setIsPermissionShown] = useState(false);
  const { kind: source } = eyes.source;
  const isLive = source === "camera";

  function choose(action: () => unknown): void {
    setIsPermissionShown(false);
    onMirrorWanted(action === eyes.openCamera);
    void action();
  }
  const openPhotoPicker = (): void => file.current?.click();
  function requestMirror(): void {
    if (isLive) return choose(eyes.showModel);
    if (hasCameraConsent(createLocalStore(), "face", Date.now())) return choose(eyes.openCamera);
    setIsPermissionShown(true);
  }

  return (
    <>
      <ChipRow label={t("lashes.whose")}>
        <Chip pressed={source === "model"} onPress={() => choose(eyes.showModel)}>
          {t("lashes.model")}
        </Chip>
        <Chip pressed={isLive} onPress={requestMirror}>
          {t(isLive ? "permission.close" : "lashes.mirror")}
        </Chip>
        <Chip pressed={source === "photo"} onPress={openPhotoPicker}>
          {t("lashes.own")}
        </Chip>
        {children}
      </ChipRow>
      {isPermissionShown && (
        <LashCameraPermission
          onStart={() => choose(eyes.openCamera)}
          onPhoto={openPhotoPicker}
          onModel={() => choose(eyes.showModel)}
        />
      )}
      <PhotoInput ref={file} label={t("lashes.own")} onPhoto={(photo) => choose(() => eyes.readPhoto(photo))} />
    </>
  );
}

type LashStatusProps = Pick<ReturnType<typeof useLashes>, "loading" | "error" | "presence"> & {
  isMirrorWanted: boolean;
  line: ReturnType<typeof wearTestMessage>;
};

/** What is going on, what went wrong and what to do, or what the weather did. */
function LashStatus({ loading, error, presence, isMirrorWanted, line }: LashStatusProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const ownMessages: Partial<Record<VisitorErrorCode, string>> = {
    "E-FACE-NONE": t("lashes.noFace"),
    "E-INPUT": t("lashes.failed"),
    "E-CAM-DENY": t("permission.denied"),
    "E-CAM-NONE": t("permission.none"),
    "E-CAM-INAPP": t("permission.inApp"),
    "E-MODEL": t(isMirrorWanted ? "permission.engine" : "lashes.failed"),
  };
  const statusText = (): string => {
    if (loading?.for === "engine")
      return t("lashes.engine", { percent: String(Math.round((100 * loading.loaded) / Math.max(1, loading.total))) });
    if (loading) return t(loading.for === "camera" ? "permission.asking" : "lashes.waiting");
    if (error) return ownMessages[error] ?? errorMessages(error).message;
    if (presence === "none") return errorMessages("E-FACE-NONE").message;
    return line ? t(`lashes.${line}`) : "";
  };
  return (
    <p role="status" className={css.status}>
      {statusText()}
    </p>
  );
}
