import type { GenericSchema, InferOutput } from "valibot";
import {
  type StageResult,
  type StageTicket,
  type StageTicketRequest,
  stageLeaderboardSchema,
  stageGhostSchema,
  stageResultSchema,
  stageTicketSchema,
} from "#contracts/stage-run.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

export type StageGhost = InferOutput<typeof stageGhostSchema>;
export type StageLeaderboard = InferOutput<typeof stageLeaderboardSchema>;

/** What became of a finished run. `waiting`: it is kept in this browser and sent when there is a line again. */
export type RunSubmission =
  | { kind: "verified"; result: StageResult }
  | { kind: "waiting" }
  | { kind: "late" }
  | { kind: "local" };

/** Leave to play, or null when the server cannot be asked: then the run is played for oneself. */
export async function requestTicket(request: StageTicketRequest, signal: AbortSignal): Promise<StageTicket | null> {
  try {
    const path = "/api/lmw/stg/tickets";
    return await apiFetch(path, { method: "POST", body: request, schema: stageTicketSchema, signal });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Hands a run in. It is kept until the server has answered; what nobody answers today is sent by itself later. */
export async function submitRun(write: Visitor["write"], ticket: StageTicket, log: Uint8Array): Promise<RunSubmission> {
  const body = { ticket: ticket.ticket, log: encodeBase64(log) };
  const intent = { name: `stg-${ticket.runId}`, path: "/api/lmw/stg/results", method: "POST", body } as const;
  try {
    return { kind: "verified", result: await write(intent, stageResultSchema as GenericSchema<unknown, StageResult>) };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "E-OFFLINE" || code === "E-NET" || code === "E-BUSY") return { kind: "waiting" };
    return code === "E-GONE" ? { kind: "late" } : { kind: "local" };
  }
}

/** Somebody's run, to play against. @throws ApiError E-GONE when it is not kept (any more) */
export const fetchGhost = (runId: string, signal: AbortSignal): Promise<StageGhost> =>
  apiFetch(`/api/lmw/stg/runs/${encodeURIComponent(runId)}`, { schema: stageGhostSchema, signal });

export interface LeaderboardQuery {
  stage: number;
  difficulty: number;
  isAssisted: boolean;
  period: "day" | "week" | "all";
  after?: string | undefined;
}

/** One page of a board. @throws ApiError */
export function fetchLeaderboard(
  { stage, difficulty, isAssisted, period, after }: LeaderboardQuery,
  signal: AbortSignal,
): Promise<StageLeaderboard> {
  const query = new URLSearchParams({
    stage: `${stage}`,
    difficulty: `${difficulty}`,
    period,
    assist: isAssisted ? "1" : "0",
  });
  if (after !== undefined) query.set("after", after);
  return apiFetch(`/api/lmw/stg/boards?${query}`, { schema: stageLeaderboardSchema, signal });
}

/** Bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

/** Base64 as bytes. */
export const decodeBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
