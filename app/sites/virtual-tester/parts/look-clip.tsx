"use no memo";
import { ClipMaker } from "#app/kits/clip/clip-maker.tsx";
import { clipSizeOf, readDeviceFacts } from "#app/kits/clip/clip-size.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { LookFaces, LookWords } from "../clip/look-art.ts";
import type { Messages } from "../copy/messages.ts";
import { type SharedLook, shareLook } from "./share-look.ts";

interface LookClipProps {
  faces: LookFaces;
  words: LookWords;
  figureUrl: string | null;
  look: SharedLook;
}

/** Six seconds of what is worn: from the bare face to the name. */
export function LookClip({ faces, words, figureUrl, look }: LookClipProps) {
  const t = useMessages<Messages>();
  async function getScript() {
    const { createLookScript } = await import("../clip/look-script.ts");
    return createLookScript(faces, words, { figureUrl, size: clipSizeOf(readDeviceFacts()) });
  }
  return (
    <ClipMaker
      label={t("keep.clip", { name: words.name ?? words.kicker })}
      getScript={getScript}
      fileName={t("keep.clipName")}
      share={() => shareLook(look, "ws")}
    />
  );
}
