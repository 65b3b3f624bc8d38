import type { TypeView } from "../page-parts.server.ts";

const faces = ['800 1em "Shippori Mincho B1"', '500 1em "Zen Kaku Gothic New"', '700 1em "Zen Kaku Gothic New"'];

/** Fetches the cuts of type that a result needs while there is a network; where they do not come, the phone's own serve. */
export function preloadFonts(
  types: readonly Pick<TypeView, "kanji" | "name" | "impression" | "story" | "steps">[],
): void {
  const text = types.flatMap((type) => [type.kanji, type.name, type.impression, type.story, ...type.steps]).join("");
  for (const face of faces) document.fonts.load(face, text).catch(() => {});
}
