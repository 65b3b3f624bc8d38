import type { PictureSize } from "#app/kits/clip/picture-sizes.ts";
import { clipFramesPerSecond, type ClipScript } from "#app/kits/clip/clip-script.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { createEffects } from "../play/effects.ts";
import { loadField } from "../play/load-field.ts";
import { textOf } from "../play/run-visit.ts";
import { loadImage } from "../rendering/load-image.ts";
import type { StageContent } from "../stage-content.ts";
import { paintClipWords } from "./paint-clip-words.ts";
import { createReplayTail, type ReplayTail } from "./replay-tail.ts";

/** Eight seconds. */
export const stageClipFrames = 8 * clipFramesPerSecond;
const ticksPerFrame = 60 / clipFramesPerSecond;
/** The picture goes on a moment after the end of the run, and its card comes in over it. */
const endTicks = 140;
const cardFrom = stageClipFrames - 62;
const cardFrames = 22;

interface StageClip {
  content: StageContent;
  replay: { setup: RunSetup; log: Uint8Array };
  /** The last word that was struck. */
  phrase: string | null;
  size: PictureSize;
}

/**
 * The last seconds of a run, played again and drawn frame by frame on this device; nothing of it leaves it. Whoever wants
 * things still gets the same without what flies and shakes.
 * @throws the signal's reason, or what keeps the pictures from coming
 */
export async function createStageClip(
  { content, replay, phrase, size }: StageClip,
  { isMotionReduced, signal }: { isMotionReduced: boolean; signal: AbortSignal },
): Promise<ClipScript> {
  const { monster: monsterId } = replay.setup;
  const monster = content.monsters.find(({ id }) => id === monsterId);
  const sheetFile = content.sprites[monsterId]?.src;
  const field = document.createElement("div");
  const options = { monster: monsterId, ghost: null };
  const [{ picture, canvas }, sheet] = await Promise.all([
    loadField(
      { content, options, field, isMotionReduced, backend: "canvas" },
      (id) => textOf(content, id),
      () => {},
      signal,
    ),
    sheetFile ? loadImage(sheetFile, signal) : null,
  ]);
  signal.addEventListener("abort", () => picture.dispose());
  picture.resize(360, 640, size.widthPx / 360);
  const words = {
    ...{ monster: monster?.name ?? "", hex: monster?.hex ?? "#E0001B", sheet, phrase },
    ...{ stage: content.words.title, unit: content.messages["stage.score"]?.words ?? "" },
  };
  let next = 0;
  let shown = begin();

  function begin(): { tail: ReplayTail; effects: ReturnType<typeof createEffects> } {
    next = 0;
    const effects = createEffects((id) => textOf(content, id), isMotionReduced);
    const tailTicks = stageClipFrames * ticksPerFrame - endTicks;
    return { effects, tail: createReplayTail(gameRules, replay, tailTicks, (world) => effects.tick(world)) };
  }

  return {
    ...size,
    frameCount: stageClipFrames,
    paint(context, frame) {
      if (frame < next - 1) shown = begin();
      const { tail, effects } = shown;
      for (; next <= frame; next++) for (let i = 0; i < ticksPerFrame; i++) tail.advance();
      picture.draw(tail.world, 1, effects);
      context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height);
      const card = Math.min(1, Math.max(0, (frame - cardFrom) / cardFrames));
      paintClipWords(context, words, { score: tail.world.score, card });
    },
  };
}
