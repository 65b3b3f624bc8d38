import { useEffect, useRef, useState } from "react";
import { canvasToBlob } from "#app/kits/basics/canvas.ts";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { GiftText } from "../gift/gift-text.ts";

/** Twice the width at which it is looked at, and as wide as a large phone. */
const [viewWidthPx, savedWidthPx] = [560, 1_170];

/** Paints a gift into `frame` and saves it. Nothing of it is sent or kept: it is painted anew each time. */
export function useGiftPicture(text: GiftText | null) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"painting" | "painted" | "saving" | "failed">("painting");
  const [imageToSave, setImageToSave] = useState<Blob | null>(null);
  const paintedText = text && JSON.stringify(text);

  useEffect(() => {
    if (paintedText === null) return;
    let isWanted = true;
    const show = async (): Promise<void> => {
      const { paintGift } = await import("../gift/paint-gift.ts");
      const canvas = await paintGift(JSON.parse(paintedText) as GiftText, viewWidthPx);
      if (!isWanted) return;
      frame.current?.replaceChildren(canvas);
      setState("painted");
    };
    show().catch(() => isWanted && setState("failed"));
    return () => void (isWanted = false);
  }, [paintedText]);

  async function save(): Promise<void> {
    if (text === null) return;
    setState("saving");
    try {
      const { paintGift } = await import("../gift/paint-gift.ts");
      const blob = await canvasToBlob(await paintGift(text, savedWidthPx), "image/jpeg", 0.92);
      setState("painted");
      if (inAppBrowser(navigator.userAgent)) return setImageToSave(blob);
      savePicture(blob, `${t("gift.fileName", { campaign: text.campaignName, day: text.day })}.jpg`);
      showToast({ text: t("gift.saved") });
    } catch {
      setState("painted");
      showToast({ text: t("gift.notSaved") });
    }
  }

  return { frame, state, imageToSave, save };
}
