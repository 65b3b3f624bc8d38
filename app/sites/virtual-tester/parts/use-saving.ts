import { useState } from "react";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { canSharePicture, webShare } from "#app/kits/share/web-share.ts";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { type KeptLook, shareLook } from "./share-look.ts";
import type { StageDesk } from "./use-stage.ts";

/**
 * Leaves the picture on the device. Where the browser has a share sheet that takes pictures, handing it on is one more
 * tap, of the visitor's own; where nothing can be saved it is held out to be pressed.
 * @param look null while its name is hidden: then nothing is handed on
 */
export function useSaving(stageOf: StageDesk["stageOf"], look: KeptLook | null) {
  const t = useWords<Words>();
  const say = useToast();
  const [held, setHeld] = useState<Blob | null>(null);

  async function save(): Promise<void> {
    const picture = await stageOf()
      .then((stage) => stage.snapshot())
      .catch(() => null);
    if (!picture) return say({ text: t("keep.notSaved") });
    if (inAppBrowser(navigator.userAgent)) return setHeld(picture);
    const file = new File([picture], t("keep.fileName"), { type: picture.type });
    savePicture(picture, file.name);
    const share = look && shareLook(look, "ws");
    say({
      text: t("keep.saved"),
      ...(share &&
        canSharePicture(file) && { action: { label: t("keep.hand"), onAct: () => void webShare(share, file) } }),
    });
  }

  return { save, held };
}
