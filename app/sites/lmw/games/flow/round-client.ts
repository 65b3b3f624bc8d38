import { apiFetch, newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { type GameResult, gameResultSchema, type GameTicket, gameTicketSchema } from "#contracts/lip-game.ts";
import { type GameLog, writeGameLog } from "../rules/game-log.ts";
import type { GameSetup } from "../rules/game-rules.ts";

/** Leave to play; null where there is no line, or the session could not be opened: then the round stays here. */
export async function requestTicket(
  { game, kind, isAssisted, night }: Omit<GameSetup, "seed">,
  duelId: string | null,
): Promise<GameTicket | null> {
  try {
    const body = { game, kind, isAssisted, night, ...(duelId !== null && { duel: duelId }) };
    return await apiFetch("/api/lmw/games/tickets", { method: "POST", body, schema: gameTicketSchema });
  } catch {
    return null;
  }
}

/** How a round was taken: counted, or kept here for a reason. */
export type RoundSubmissionState =
  | { state: "counted"; result: GameResult }
  | { state: "unsent" }
  | { state: "refused" };

/** A round on its way; the same key each time, so that it counts once. */
export interface RoundSubmission {
  send(): Promise<RoundSubmissionState>;
}

/** Folds a round up for the server. */
export function createRoundSubmission(ticket: GameTicket, log: GameLog, duelId: string | null): RoundSubmission {
  const idempotencyKey = newIdempotencyKey();
  const body = {
    ticket: ticket.ticket,
    log: encodeBase64(writeGameLog(log)),
    ...(duelId !== null && { duel: duelId }),
  };
  return {
    async send() {
      try {
        const request = { method: "POST", body, schema: gameResultSchema, idempotencyKey } as const;
        return { state: "counted", result: await apiFetch("/api/lmw/games/results", request) };
      } catch (error) {
        const code = (error as { code?: string }).code ?? "";
        return { state: ["E-NET", "E-BUSY", "E-LIMIT"].includes(code) ? "unsent" : "refused" };
      }
    },
  };
}

function encodeBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
