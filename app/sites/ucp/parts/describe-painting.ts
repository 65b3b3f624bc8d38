import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Paper } from "#contracts/painting-limits.ts";
import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { summarizePainting } from "../rules/painting-summary.ts";

const regionKeys = [
  "description.place0",
  "description.place1",
  "description.place2",
  "description.place3",
  "description.place4",
  "description.place5",
  "description.place6",
  "description.place7",
  "description.place8",
] as const;
const maxNames = 4;

/** A painting in words, for whoever does not see it. */
export function describePainting(
  t: ReturnType<typeof useMessages<Messages>>,
  { paper, strokes, paints }: { paper: Paper; strokes: readonly Stroke[]; paints: readonly Paint[] },
): string {
  const paperName = t(`canvas.${paper}`);
  if (strokes.length === 0) return t("description.empty", { paper: paperName });
  const summary = summarizePainting(strokes);
  const names = summary.paints
    .slice(0, maxNames)
    .map(({ paint }) => (paints[paint]?.parts ?? []).map(({ name }) => `『${name}』`).join("と"));
  const stamps = summary.stamps.map(({ form, count }) => t("description.stamp", { form: t(`form.${form}`), count }));
  return [
    t("description.whole", { paper: paperName, count: strokes.length }),
    t("description.colours", { names: names.join("、") }),
    summary.weight === null
      ? ""
      : t("description.weight", { place: t(regionKeys[summary.weight] ?? "description.place4") }),
    stamps.length > 0 ? t("description.stamps", { list: stamps.join("、") }) : "",
  ].join("");
}
