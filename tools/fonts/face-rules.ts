import type { fallbacks } from "./faces.ts";
import type { PlannedCut } from "./planned-cuts.ts";

/** The `@font-face` of a cut whose file lies in that folder. */
export function faceRule({ face, file, glyphs }: PlannedCut, folder: string): string {
  const stretch = face.stretch ? `font-stretch:${face.stretch};` : "";
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};${stretch}font-display:swap;src:url("${folder}/${file}") format("woff2");unicode-range:${face.unicodeRange ?? unicodeRange(glyphs)}}`;
}

/** The rule of a system face that stands in until the real one is there. */
export function fallbackRule({ family, local, sizeAdjust, ascent, descent }: (typeof fallbacks)[number]): string {
  const sources = local.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/** The addresses of what is asked for ahead of time, as the app imports them. */
export function preloadModule(cuts: readonly PlannedCut[]): string {
  const of = (place: "everyPage" | "floors"): string[] =>
    cuts.filter(({ face }) => face.preloadOn === place).map(({ file }) => file);
  const everyPage = of("everyPage");
  const zoneCuts = of("floors");
  const imports = [...everyPage, ...zoneCuts].map((file, i) => `import face${i} from "./fonts/${file}?url";`);
  const list = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `face${from + i}`).join(", ");
  return `${imports.join("\n")}

export const preloadedFonts = [${list(0, everyPage.length)}];
export const floorFonts = [${list(everyPage.length, zoneCuts.length)}];
`;
}

/** Neighbouring code points as ranges: the CSS stays small and the browser fetches a cut only when it shows one of its glyphs. */
function unicodeRange(glyphs: string): string {
  const points = [...glyphs].map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16);
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}
