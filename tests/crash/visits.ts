import { message, question, want } from "./kinds-of-broadcasts.ts";
import { type ProphecyReaders, prophecy, prophecyAnswer } from "./kinds-of-prophecies.ts";
import { photo, review } from "./kinds-of-reviews.ts";
import * as saved from "./kinds-of-saved-items.ts";
import { gameRun, stageRun } from "./kinds-of-scores.ts";
import * as works from "./kinds-of-works.ts";
import type { ScoreTickets } from "./score-tickets.ts";
import type { WriteKind } from "./write-kind.ts";

/**
 * Everything that visitors write, by visits: what stands in one of them is written by one visitor, one after the other. Votes of
 * the poll, events and the opening have visitors of their own.
 */
export function listVisits(readers: ProphecyReaders, tickets: ScoreTickets, broadcastId: string): WriteKind[][] {
  const publicMascaras: string[] = [];
  return [
    [prophecy(readers), works.painting],
    [prophecyAnswer(readers), prophecyAnswer(readers)],
    [works.memory, works.red, saved.petName],
    [works.mascara(publicMascaras), works.mascaraLike(publicMascaras), works.palette],
    [photo, review],
    [works.colour, works.makeupRecipe, works.testerResult],
    [works.twoFaces, works.faceResult, saved.tryOn],
    [saved.wish, saved.wishShare, saved.videoBookmark, saved.stoppedColour],
    [saved.savedHack, saved.faqVote, saved.tipFeedback],
    [saved.companion, saved.openRoom],
    [question(broadcastId), message(broadcastId), want(broadcastId)],
    [stageRun(tickets), gameRun(tickets)],
    [stageRun(tickets), stageRun(tickets)],
  ];
}
