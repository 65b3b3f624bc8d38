import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import type { CameraErrorCode } from "#app/kits/i18n/error-messages.ts";

/**
 * The camera that looks at the visitor. It opens with the part, whose tap is the one that asks for it, and ends with it;
 * `isOff`: it went off by itself, and `open` opens it again.
 * @param onError the same function each time
 */
export function useFrontCamera(onError: (errorCode: CameraErrorCode) => void) {
  const opening = useRef<AbortController | null>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [isOff, setIsOff] = useState(false);

  const open = useCallback(() => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    const { signal } = controller;
    setIsOff(false);
    openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480 }).then(
      (opened) => {
        setCamera(opened);
        opened.off.addEventListener("abort", () => {
          setCamera(null);
          // Hidden, unplugged or taken away: not what leaving this step does.
          if (!signal.aborted) setIsOff(true);
        });
      },
      (error: unknown) => {
        if (!isAbort(error) && !signal.aborted) onError(error instanceof CameraError ? error.code : "E-CAM-BUSY");
      },
    );
  }, [onError]);
  useEffect(() => {
    open();
    return () => opening.current?.abort();
  }, [open]);

  return { camera, isOff, open };
}
