/** What a result's page looks like: to a stranger it shows nothing. */
export type ResultVariant = "win" | "lose" | "entered" | "recipient";

/** The variant for a visitor's own entries: a win stays, else the latest entry decides. */
export function resultVariantOf({
  doors: entries,
  win,
}: {
  doors: readonly { outcome: "win" | "lose" | "entered" }[];
  win: object | null;
}): ResultVariant {
  if (win !== null) return "win";
  return entries[0]?.outcome ?? "recipient";
}
