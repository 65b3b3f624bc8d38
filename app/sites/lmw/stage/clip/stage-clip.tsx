import { ClipMaker } from "#app/kits/clip/clip-maker.tsx";
import { clipSizeOf, readDeviceFacts } from "#app/kits/clip/clip-size.ts";
import type { Share } from "#app/kits/share/share-text.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Outcome } from "../play/outcome.ts";
import type { StageContent } from "../stage-content.ts";
import { stageClipFrames } from "./stage-clip-script.ts";

type StageClipProps = {
  content: StageContent;
  replay: NonNullable<Outcome["replay"]>;
  struck: Outcome["struck"];
  monster: string;
  share: (() => Share) | null;
};

/** Eight seconds of the run that has just ended, made on this device: the monster, the points and the last word on its card. */
export default function StageClip({ content, replay, struck, monster, share }: StageClipProps) {
  const t = useMessages<Messages>();
  async function getScript(signal: AbortSignal) {
    const { createStageClip } = await import("./stage-clip-script.ts");
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const size = clipSizeOf(readDeviceFacts());
    const phrase = struck.at(-1)?.phrase.before ?? null;
    return createStageClip({ content, replay, phrase, size }, { isMotionReduced, signal });
  }
  return (
    <ClipMaker
      label={t("stage.clip", { monster, stage: content.words.title })}
      getScript={getScript}
      frameCount={stageClipFrames}
      fileName="kate-zone-run"
      share={share}
    />
  );
}
