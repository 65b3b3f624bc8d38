import type { PlayPage } from "../data.server.ts";

const faces = ['800 1em "Shippori Mincho B1"', '500 1em "Zen Kaku Gothic New"', '700 1em "Zen Kaku Gothic New"'];

/** Fetches the cuts of type that a card needs while there is a network; where they do not come, the phone's own serve. */
export function preloadFonts({ missions, shades }: Pick<PlayPage, "missions" | "shades">): void {
  const text = [...missions.flatMap(({ mission, poem }) => [mission, ...poem]), ...shades.map(({ name }) => name)].join(
    "",
  );
  for (const face of faces) document.fonts.load(face, text).catch(() => {});
}
