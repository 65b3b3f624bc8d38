import * as v from "valibot";
import { maxClockSkewMs } from "../../platform/clock.ts";
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

/** A new ticket for a visitor. `saveTicket` ends the one before. */
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

/** The ticket that a visitor was given. @throws RunRefusedError `forged` for any other text, and for another visitor's */
export function verifyTicket(signer: TicketSigner, visitorId: string, text: string): RunTicket {
  const [payload = "", signature = "", ...rest] = text.split(".");
  if (rest.length > 0 || signer.check(textToSign(payload, visitorId), signature) === null)
    throw new RunRefusedError("forged");
  const json = Buffer.from(payload, "base64url").toString("utf8");
  const ticket = v.safeParse(v.pipe(v.string(), v.parseJson(), ticketSchema), json);
  if (!ticket.success) throw new RunRefusedError("forged");
  return ticket.output;
}

/** A phone's frames are not quite the clock's. */
const frameSlackMs = 1_000;

/**
 * Holds a run of `playedMs` against the clock: it fits between its ticket and now, and between its ticket and the next one that
 * its visitor took. So nobody plays two at once, nor with a ticket taken ahead; what was played before the next ticket counts
 * whenever it comes.
 * @param endedAt when the visitor took the next ticket; null when this is the last one
 * @throws RunRefusedError `late`, `superseded` or `too-quick`
 */
export function checkTime({ issuedAtMs }: RunTicket, playedMs: number, now: Date, endedAt: Date | null): void {
  const passedMs = now.getTime() - issuedAtMs;
  if (passedMs > ticketLifeMs + maxClockSkewMs) throw new RunRefusedError("late");
  const needsMs = playedMs - frameSlackMs - maxClockSkewMs;
  if (passedMs < needsMs) throw new RunRefusedError("too-quick");
  if (endedAt !== null && endedAt.getTime() - issuedAtMs < needsMs) throw new RunRefusedError("superseded");
}

const textToSign = (payload: string, visitorId: string): string => `${payload}.${visitorId}`;
