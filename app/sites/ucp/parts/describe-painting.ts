import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Paper } from "#contracts/painting-limits.ts";
import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { summarizePainting } from "../rules/painting-summary.ts";

const regionKeys = [
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
const maxNames = 4;

/** A painting in words, for whoever does not see it. */
export function describePainting(
  t: ReturnType<typeof useMessages<Messages>>,
  { paper, strokes, paints }: { paper: Paper; strokes: readonly Stroke[]; paints: readonly Paint[] },
): string {
  const paperName = t(`easel.${paper}`);
  if (strokes.length === 0) return t("tell.empty", { paper: paperName });
  const summary = summarizePainting(strokes);
  const names = summary.paints
    .slice(0, maxNames)
    .map(({ paint }) => (paints[paint]?.parts ?? []).map(({ name }) => `『${name}』`).join("と"));
  const stamps = summary.stamps.map(({ form, count }) => t("tell.stamp", { form: t(`form.${form}`), count }));
  return [
    t("tell.whole", { paper: paperName, count: strokes.length }),
    t("tell.colours", { names: names.join("、") }),
    summary.weight === null ? "" : t("tell.weight", { place: t(regionKeys[summary.weight] ?? "tell.place4") }),
    stamps.length > 0 ? t("tell.stamps", { list: stamps.join("、") }) : "",
  ].join("");
}
