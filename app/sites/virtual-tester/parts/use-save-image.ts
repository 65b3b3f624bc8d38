"use no memo";
import { canvasToBlob } from "#app/kits/basics/canvas.ts";
import { useSavePicture } from "#app/kits/share/use-save-picture.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type SharedLook, shareLook } from "./share-look.ts";

/**
 * Leaves what a canvas shows on the device; the stage unmirrored.
 * @param look null while its name is hidden: then nothing is handed on
 */
export function useSaveImage(canvas: { current: HTMLCanvasElement | null }, look: SharedLook | null) {
  const t = useMessages<Messages>();
  const { save, held } = useSavePicture({ saved: t("save.saved"), notSaved: t("save.notSaved") });
  return {
    save: () =>
      save(
        async () => canvas.current && canvasToBlob(canvas.current, "image/jpeg", 0.92),
        t("save.fileName"),
        look && { label: t("save.send"), share: shareLook(look, "ws") },
      ),
    held,
  };
}
