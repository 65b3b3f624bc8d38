import type { Random } from "../../platform/random.ts";
import { RunRefusedError } from "./run-refused-error.ts";
import { createTicket, type RunTicket, ticketLifeMs, type TicketSigner, verifyTicket } from "./run-ticket.ts";

interface LostRun {
  visitorId: string;
  ticket: RunTicket;
  /** The engine's number for where it was lost; null when there is nothing to go on from. */
  resumeCue: number | null;
}

/** A signed text to go on where a verified run was lost; null when there is nothing to go on from. */
export function createResumeToken(
  signer: TicketSigner,
  { visitorId, ticket, resumeCue }: LostRun,
  { now, random }: { now: Date; random: Random },
): string | null {
  if (resumeCue === null) return null;
  const setup = { ...ticket.setup, startCue: resumeCue };
  return createTicket(signer, { visitorId, setup, rulesHash: ticket.rulesHash, now, random }).ticket;
}

/**
 * What goes on by a token: the setup of the lost run with its `startCue`.
 * @throws RunRefusedError `forged` for any other text and for another visitor's, `late` after half an hour, `other-rules`
 */
export function readResumeToken(
  signer: TicketSigner,
  visitorId: string,
  { token, rulesHash, now }: { token: string; rulesHash: string; now: Date },
): RunTicket["setup"] {
  const { setup, rulesHash: tokenRules, issuedAtMs } = verifyTicket(signer, visitorId, token);
  if (tokenRules !== rulesHash) throw new RunRefusedError("other-rules");
  if (now.getTime() - issuedAtMs > ticketLifeMs) throw new RunRefusedError("late");
  return setup;
}
