import { useState } from "react";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { canSharePicture, webShare } from "#app/kits/share/web-share.ts";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type SharedLook, shareLook } from "./share-look.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

/**
 * Leaves the picture on the device. Where the browser has a share sheet that takes pictures, handing it on is one more
 * tap, of the visitor's own; where nothing can be saved it is held out to be pressed.
 * @param look null while its name is hidden: then nothing is handed on
 */
export function useSaveImage(canvas: TesterMirror["canvas"], look: SharedLook | null) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [held, setHeld] = useState<Blob | null>(null);

  async function save(): Promise<void> {
    const picture = canvas.current && (await toPicture(canvas.current));
    if (!picture) return showToast({ text: t("save.notSaved") });
    if (inAppBrowser(navigator.userAgent)) return setHeld(picture);
    const file = new File([picture], t("save.fileName"), { type: picture.type });
    savePicture(picture, file.name);
    const share = look && shareLook(look, "ws");
    showToast({
      text: t("save.saved"),
      ...(share &&
        canSharePicture(file) && { action: { label: t("save.send"), onAct: () => void webShare(share, file) } }),
    });
  }

  return { save, held };
}

/** The face as it is shown now, unmirrored. */
const toPicture = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
