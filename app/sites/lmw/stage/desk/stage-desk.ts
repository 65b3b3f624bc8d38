import type { GenericSchema, InferOutput } from "valibot";
import {
  type StageResult,
  type StageTicket,
  type StageTicketRequest,
  stageBoardSchema,
  stageGhostSchema,
  stageResultSchema,
  stageTicketSchema,
} from "#contracts/stage-run.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

export type StageGhost = InferOutput<typeof stageGhostSchema>;
export type StageBoard = InferOutput<typeof stageBoardSchema>;

/** What became of a finished run. `waiting`: it is kept in this browser and sent when there is a line again. */
export type Sent =
  | { kind: "verified"; result: StageResult }
  | { kind: "waiting" }
  | { kind: "late" }
  | { kind: "local" };

/** Leave to play, or null when the server cannot be asked: then the run is played for oneself. */
export async function askTicket(wish: StageTicketRequest, signal: AbortSignal): Promise<StageTicket | null> {
  try {
    const path = "/api/lmw/stg/tickets";
    return await apiFetch(path, { method: "POST", body: wish, schema: stageTicketSchema, signal });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Hands a run in. It is kept until the server has answered; what nobody answers today is sent by itself later. */
export async function sendRun(write: Visitor["write"], ticket: StageTicket, log: Uint8Array): Promise<Sent> {
  const body = { ticket: ticket.ticket, log: base64(log) };
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
export const readGhost = (runId: string, signal: AbortSignal): Promise<StageGhost> =>
  apiFetch(`/api/lmw/stg/runs/${encodeURIComponent(runId)}`, { schema: stageGhostSchema, signal });

export interface BoardWish {
  stage: number;
  difficulty: number;
  isAssisted: boolean;
  period: "day" | "week" | "all";
  after?: string | undefined;
}

/** One page of a board. @throws ApiError */
export function readBoard(
  { stage, difficulty, isAssisted, period, after }: BoardWish,
  signal: AbortSignal,
): Promise<StageBoard> {
  const query = new URLSearchParams({
    stage: `${stage}`,
    difficulty: `${difficulty}`,
    period,
    assist: isAssisted ? "1" : "0",
  });
  if (after !== undefined) query.set("after", after);
  return apiFetch(`/api/lmw/stg/boards?${query}`, { schema: stageBoardSchema, signal });
}

/** Bytes as base64. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

/** Base64 as bytes. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
