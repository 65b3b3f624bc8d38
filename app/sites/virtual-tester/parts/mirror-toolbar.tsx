"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useState } from "react";
import { hasCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./mirror-toolbar.module.css";
import type { SharedLook } from "./share-look.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

// What one's own face needs comes while that face does.
const loadCameraTools = () => import("./camera-tools.tsx");
const loadStillTools = () => import("./still-tools.tsx");
const CameraTools = lazy(async () => ({ default: (await loadCameraTools()).CameraTools }));
const StillTools = lazy(async () => ({ default: (await loadStillTools()).StillTools }));

interface MirrorToolbarProps {
  mirror: TesterMirror;
  /** Null while its name is hidden. */
  look: SharedLook | null;
  /** Shows all ways to a face. */
  onChooseSource: () => void;
}

/** What one may do with the picture, on the picture: what fits the face that is in it. */
export function MirrorToolbar({ mirror, look, onChooseSource }: MirrorToolbarProps) {
  const { source, loading } = mirror;
  useEffect(() => {
    if (loading) void Promise.all([loadCameraTools(), loadStillTools()]).catch(() => {});
  }, [loading]);
  if (source.kind === "served" || source.kind === "model")
    return <OwnFaceButton mirror={mirror} onChooseSource={onChooseSource} />;
  return (
    <Suspense>
      {source.kind === "camera" ? <CameraTools mirror={mirror} /> : <StillTools mirror={mirror} look={look} />}
    </Suspense>
  );
}

/** From a model's face to one's own. */
function OwnFaceButton({ mirror, onChooseSource }: Omit<MirrorToolbarProps, "look">) {
  const t = useMessages<Messages>();
  /** The visitor said yes to the camera before: the way leads straight to it. */
  const [isKnown] = useState(() => hasCameraConsent(createLocalStore(), "face", Date.now()));
  return (
    <div className={`${css.bar} align-centre row-2`}>
      <Button
        look="line"
        compact
        className={css.plate}
        pending={mirror.loading?.for === "camera"}
        onClick={() => (isKnown ? void mirror.openCamera() : onChooseSource())}
      >
        {t(isKnown ? "faces.camera" : "faces.own")}
      </Button>
    </div>
  );
}
