/** What a result's page looks like: to a stranger it shows nothing. */
export type Face = "win" | "lose" | "entered" | "stranger";

/** The face for a visitor's own doors: a win stays, else the latest door tells. */
export function faceOf({
  doors,
  win,
}: {
  doors: readonly { outcome: "win" | "lose" | "entered" }[];
  win: object | null;
}): Face {
  if (win !== null) return "win";
  return doors[0]?.outcome ?? "stranger";
}
