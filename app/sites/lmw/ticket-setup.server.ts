import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import { type StageSetup, type StageTicketRequest, stageSetupSchema } from "#contracts/stage-run.ts";
import { HttpError } from "#server/http/http-error.ts";
import { createSigner } from "#server/http/signature.ts";
import { getRunSeed } from "#server/modules/stage-runs/ghosts.ts";
import { readResumeToken } from "#server/modules/stage-runs/resume-token.ts";
import { RunRefusedError } from "#server/modules/stage-runs/run-refused-error.ts";
import type { TicketSigner } from "#server/modules/stage-runs/run-ticket.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getHouseSeed } from "./house-runs/house-runs.server.ts";
import { isPlayableDay } from "./weekly/playable-days.ts";

/** What a ticket is given for, before it is known who comes along. */
export type TicketSetup = Omit<StageSetup, "bond" | "call">;

/**
 * What is to be played: as it was asked for, with the seed of tonight, of an earlier night or of a run one wants to play against;
 * or, with a resume token, what was lost, with the help that is asked for now.
 * @throws HttpError E-INPUT for a night nobody can play, E-GONE for a run nobody has kept; RunRefusedError for a token that does not hold
 */
export async function createTicketSetup(
  platform: Platform,
  visitorId: string,
  request: StageTicketRequest,
  rulesHash: string,
): Promise<TicketSetup> {
  const { challenge, night, resume, ...choice } = request;
  const now = platform.clock.now();
  if (resume !== undefined) {
    const lost = readLostSetup(platform, visitorId, { token: resume, rulesHash, now });
    const { isAssisted, movesItself, hasOneSwitch } = choice;
    return { ...lost, isAssisted, movesItself, hasOneSwitch };
  }
  const today = jstDay(now);
  if (night !== undefined && !isPlayableDay(night, today)) throw new HttpError("E-INPUT", { fields: ["night"] });
  const seed =
    challenge === undefined
      ? getDailyStageSeed(platform.secrets, choice.stage, night ?? today)
      : ((await getHouseSeed(challenge, choice.stage)) ??
        (await getRunSeed(platform.database, challenge, choice.stage)));
  if (seed === null) throw new HttpError("E-GONE");
  return { ...choice, seed, hasChoices: true };
}

function readLostSetup(
  platform: Platform,
  visitorId: string,
  resume: Parameters<typeof readResumeToken>[2],
): StageSetup {
  try {
    return v.parse(stageSetupSchema, readResumeToken(resumeSigner(platform), visitorId, resume));
  } catch (error) {
    if (error instanceof RunRefusedError && error.reason === "forged")
      throw new HttpError("E-INPUT", { fields: ["resume"] });
    throw error;
  }
}

/** The same for all, all day long: of the day and the stage, and not to be guessed before. */
export function getDailyStageSeed(secrets: readonly string[], stage: number, day: string): number {
  const signed = createSigner(secrets, "stage-seed").sign(`${day}:${stage}`);
  return Buffer.from(signed, "base64url").readUInt32LE(0);
}

/** Signs the tokens to go on where a run was lost. */
export const resumeSigner = ({ secrets }: Pick<Platform, "secrets">): TicketSigner =>
  createSigner(secrets, "stage-resume");
