import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Paper } from "#contracts/painting-limits.ts";
import type { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { describe } from "../rules/describe.ts";

const places = [
  "tell.place0",
  "tell.place1",
  "tell.place2",
  "tell.place3",
  "tell.place4",
  "tell.place5",
  "tell.place6",
  "tell.place7",
  "tell.place8",
] as const;
const mostNames = 4;

/** A painting in words, for whoever does not see it. */
export function tellPainting(
  t: ReturnType<typeof useWords<Words>>,
  { paper, strokes, paints }: { paper: Paper; strokes: readonly Stroke[]; paints: readonly Paint[] },
): string {
  const ground = t(`easel.${paper}`);
  if (strokes.length === 0) return t("tell.empty", { paper: ground });
  const told = describe(strokes);
  const names = told.paints
    .slice(0, mostNames)
    .map(({ paint }) => (paints[paint]?.parts ?? []).map(({ name }) => `『${name}』`).join("と"));
  const stamps = told.stamps.map(({ form, count }) => t("tell.stamp", { form: t(`form.${form}`), count }));
  return [
    t("tell.whole", { paper: ground, count: strokes.length }),
    t("tell.colours", { names: names.join("、") }),
    told.weight === null ? "" : t("tell.weight", { place: t(places[told.weight] ?? "tell.place4") }),
    stamps.length > 0 ? t("tell.stamps", { list: stamps.join("、") }) : "",
  ].join("");
}
