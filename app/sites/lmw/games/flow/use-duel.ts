import type { GameDuel } from "#contracts/game-duel.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";

/** The duel of a link: on its way, to be taken up, one's own, ended, or not to be had at the moment. */
export type LinkedDuel =
  | { state: "none" }
  | { state: "loading" | "ended" | "failed" }
  | { state: "open" | "own"; duel: GameDuel };

/** Asks for the duel that the address names. One of another game counts as ended. */
export function useDuel(duelId: string | null, game: number): LinkedDuel {
  const path = duelId === null ? null : (`/api/lmw/games/duels/${duelId}` as const);
  const { data, error } = useFetched(path, async () => (await import("#contracts/game-duel.ts")).gameDuelSchema);
  if (path === null) return { state: "none" };
  if (data) return data.game === game ? { state: data.isOwn ? "own" : "open", duel: data } : { state: "ended" };
  if (!error) return { state: "loading" };
  return { state: error.code === "E-404" ? "ended" : "failed" };
}
