import { displayFace } from "../picture/papers.ts";
import { makePicture, openBrush } from "../picture/make-picture.ts";
import { loadArt } from "../picture/stage-art.ts";
import { lookOf } from "../picture/stage-look.ts";
import type { StageBook } from "../stage-book.ts";
import type { RunWish } from "./run-setup.ts";

/** What a field is opened from. */
interface FieldParts {
  book: StageBook;
  wish: RunWish;
  field: HTMLElement;
  isStill: boolean;
  brush: "webgl" | "canvas";
}

const faceWaitMs = 1_500;

/**
 * Loads what a stage is painted with and opens its picture in the field.
 * @throws when the pictures do not come, or this phone can draw neither way
 */
export async function openField(
  { book, wish, field, isStill, brush }: FieldParts,
  textOf: (word: string) => string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  const monster = book.monsters.find(({ id }) => id === wish.monster);
  const ghostId = wish.ghost?.setup.monster;
  const ghost = book.monsters.find(({ id }) => id === ghostId);
  const files = {
    ...book.files,
    monster: book.sprites[wish.monster] ?? null,
    ghost: (ghostId && book.sprites[ghostId]) || null,
  };
  const opening = openBrush(brush);
  try {
    const art = loadArt(files, onProgress, signal);
    const [{ brush: made, canvas }] = await Promise.all([opening, art, loadFace(book)]);
    const look = lookOf({
      ...{ stage: book.id, hex: monster?.hex ?? "#E0001B", finish: monster?.finish ?? "any" },
      ...{ ghostHex: ghost?.hex, isStill, textOf },
    });
    field.replaceChildren(canvas);
    return { picture: makePicture(made, await art, look), canvas };
  } catch (error) {
    // Without art nobody paints: what the brush holds is given back as soon as it is there.
    void opening.then(({ brush: made }) => made.dispose()).catch(() => {});
    throw error;
  }
}

/** The face in which papers are written. Late or missing, they are written in another. */
async function loadFace(book: StageBook): Promise<void> {
  const words = [book.words.boss.name.before, ...Object.values(book.sayings).map(({ before }) => before)].join("");
  await Promise.race([
    document.fonts.load(`800 40px ${displayFace}`, words).catch(() => []),
    new Promise((resolve) => void setTimeout(resolve, faceWaitMs)),
  ]);
}
