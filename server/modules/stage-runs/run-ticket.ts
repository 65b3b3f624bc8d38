import * as v from "valibot";
import type { Random } from "../../platform/random.ts";
import { RunRefusedError } from "./run-refused-error.ts";

/** Signs and checks texts: `createSigner` with the purpose "stage-ticket". */
export interface TicketSigner {
  sign(text: string): string;
  check(text: string, signature: string): "newest" | "older" | null;
}

/** How long a run may take from the ticket to the result. */
export const ticketLifeMs = 30 * 60_000;

const ticketSchema = v.strictObject({
  runId: v.pipe(v.string(), v.uuid()),
  setup: v.record(v.string(), v.union([v.number(), v.boolean()])),
  rulesHash: v.string(),
  issuedAtMs: v.number(),
});

/** Leave to play one run, as it stands in the ticket. */
export type RunTicket = v.InferOutput<typeof ticketSchema>;

/** A new ticket for a visitor. Nothing is stored: the result makes the row, once. */
export function createTicket(
  signer: TicketSigner,
  run: { visitorId: string; setup: RunTicket["setup"]; rulesHash: string; now: Date; random: Random },
): { ticket: string; runId: string; expiresAt: Date } {
  const { visitorId, setup, rulesHash, now, random } = run;
  const content: RunTicket = { runId: random.uuid(), setup, rulesHash, issuedAtMs: now.getTime() };
  const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
  return {
    ticket: `${payload}.${signer.sign(textToSign(payload, visitorId))}`,
    runId: content.runId,
    expiresAt: new Date(content.issuedAtMs + ticketLifeMs),
  };
}

/** The ticket that a visitor was given. @throws ScoreRefusal `forged` for any other text, and for another visitor's */
export function verifyTicket(signer: TicketSigner, visitorId: string, text: string): RunTicket {
  const [payload = "", signature = "", ...rest] = text.split(".");
  if (rest.length > 0 || signer.check(textToSign(payload, visitorId), signature) === null)
    throw new RunRefusedError("forged");
  const json = Buffer.from(payload, "base64url").toString("utf8");
  const ticket = v.safeParse(v.pipe(v.string(), v.parseJson(), ticketSchema), json);
  if (!ticket.success) throw new RunRefusedError("forged");
  return ticket.output;
}

const ticksPerSecond = 60;
const clockSlackMs = 1_000;

/** Holds a finished run against the clock. @throws ScoreRefusal `late` or `too-quick` */
export function checkTime({ issuedAtMs }: RunTicket, ticks: number, now: Date): void {
  const passedMs = now.getTime() - issuedAtMs;
  if (passedMs > ticketLifeMs) throw new RunRefusedError("late");
  if (passedMs < Math.floor((ticks * 1000) / ticksPerSecond) - clockSlackMs) throw new RunRefusedError("too-quick");
}

const textToSign = (payload: string, visitorId: string): string => `${payload}.${visitorId}`;
