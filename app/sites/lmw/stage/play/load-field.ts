import { displayFace } from "../rendering/papers.ts";
import { createStageRenderer, createSpriteBatch } from "../rendering/create-stage-renderer.ts";
import { loadArt } from "../rendering/stage-art.ts";
import { createLook } from "../rendering/stage-look.ts";
import type { StageContent } from "../stage-content.ts";
import type { RunOptions } from "./run-setup.ts";

/** What a field is opened from. */
interface FieldOptions {
  content: StageContent;
  options: Pick<RunOptions, "monster" | "ghost">;
  field: HTMLElement;
  isMotionReduced: boolean;
  backend: "webgl" | "canvas";
}

const fontTimeoutMs = 1_500;

/**
 * Loads what a stage is painted with and opens its picture in the field.
 * @throws when the pictures do not come, or this phone can draw neither way
 */
export async function loadField(
  { content, options, field, isMotionReduced, backend }: FieldOptions,
  textOf: (word: string) => string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  const monster = content.monsters.find(({ id }) => id === options.monster);
  const ghostId = options.ghost?.setup.monster;
  const ghost = content.monsters.find(({ id }) => id === ghostId);
  const files = {
    ...content.files,
    monster: content.sprites[options.monster] ?? null,
    ghost: (ghostId && content.sprites[ghostId]) || null,
  };
  const batchPromise = createSpriteBatch(backend);
  try {
    const art = loadArt(files, onProgress, signal);
    const [{ brush: batch, canvas }] = await Promise.all([batchPromise, art, loadFont(content)]);
    const look = createLook({
      ...{ stage: content.id, hex: monster?.hex ?? "#E0001B", finish: monster?.finish ?? "any" },
      ...{ ghostHex: ghost?.hex, isStill: isMotionReduced, textOf },
    });
    field.replaceChildren(canvas);
    return { picture: createStageRenderer(batch, await art, look), canvas };
  } catch (error) {
    // Without art nobody paints: what the brush holds is given back as soon as it is there.
    void batchPromise.then(({ brush: batch }) => batch.dispose()).catch(() => {});
    throw error;
  }
}

/** The face in which papers are written. Late or missing, they are written in another. */
async function loadFont(content: StageContent): Promise<void> {
  const words = [content.words.boss.name.before, ...Object.values(content.sayings).map(({ before }) => before)].join(
    "",
  );
  await Promise.race([
    document.fonts.load(`800 40px ${displayFace}`, words).catch(() => []),
    new Promise((resolve) => void setTimeout(resolve, fontTimeoutMs)),
  ]);
}
