const kanjiDigits = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/**
 * A count in coarse Japanese words: it tells a crowd from a quiet day and nobody can read themselves out of it.
 * Below ten it says only that; then tens, hundreds, thousands, ten thousands, always rounded down.
 */
export function coarseCount(count: number): string {
  if (count < 10) return "十に満たない";
  const units: [number, string][] = [
    [10_000, "万"],
    [1_000, "千"],
    [100, "百"],
    [10, "十"],
  ];
  const [size, name] = units.find(([unit]) => count >= unit) ?? [10, "十"];
  const times = Math.floor(count / size);
  if (times > 9) return `${times}${name}あまり`;
  const digit = times === 1 && name !== "万" ? "" : kanjiDigits[times];
  return `${digit}${name}あまり`;
}
