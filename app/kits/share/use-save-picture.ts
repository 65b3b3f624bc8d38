import { useState } from "react";
import { inAppBrowser } from "../basics/in-app-browser.ts";
import { useToast } from "../ui/toast/toast.tsx";
import { savePicture } from "./save-picture.ts";
import type { Share } from "./share-text.ts";
import { canSharePicture, webShare } from "./web-share.ts";

/** What is said of a picture that was left on the device. */
export interface SaveWords {
  saved: string;
  notSaved: string;
}

/** The one more tap that hands a picture on: its button, and what is said. */
interface Onward {
  label: string;
  share: Share;
}

/**
 * Leaves a picture on the device. Where the browser has a share sheet that takes pictures, handing it on is one more
 * tap, of the visitor's own; inside an app, where nothing can be saved, it is `held` out to be pressed: show it with
 * `<PressToSave>`.
 */
export function useSavePicture(words: SaveWords) {
  const showToast = useToast();
  const [held, setHeld] = useState<Blob | null>(null);

  /** @param onward null: it stays on the device */
  async function save(makePicture: () => Promise<Blob | null>, fileName: string, onward: Onward | null): Promise<void> {
    const picture = await makePicture().catch(() => null);
    if (!picture) return showToast({ text: words.notSaved });
    if (inAppBrowser(navigator.userAgent)) return setHeld(picture);
    const file = new File([picture], fileName, { type: picture.type });
    savePicture(picture, file.name);
    const action = onward &&
      canSharePicture(file) && { label: onward.label, onAct: () => void webShare(onward.share, file) };
    showToast({ text: words.saved, ...(action && { action }) });
  }

  return { save, held };
}
