import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";

/** A moment as the API writes it: ISO 8601 in UTC with milliseconds. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp());

/** What belongs to the visitor and every screen may show: `GET /api/visitor/summary`. */
export const visitorSummarySchema = v.object({
  /** False until the first write made a row. */
  known: v.boolean(),
  /** JST days on which the visitor came back, the first included. */
  nightsVisited: v.number(),
  openingSeenAt: v.nullable(momentSchema),
  /** The monsters that the visitor has met, "01" to "24", in order. */
  metMonsterIds: v.array(v.string()),
  /** The monster that goes along in the whole hub, "01" to "24". */
  companion: v.nullable(v.string()),
  /** What the visitor made last, in which site, and the address that opens it. */
  lastWork: v.nullable(v.object({ site: v.string(), title: v.string(), path: v.string(), madeAt: momentSchema })),
  /** The starting point that the visitor stands by, of the latest result that was kept. */
  faceType: v.nullable(v.picklist(faceTypeCodes)),
});
export type VisitorSummary = v.InferOutput<typeof visitorSummarySchema>;

/** The answer of `POST /api/visitor/opening`: the moment the opening was seen first, whichever call that was. */
export const introSeenSchema = v.object({ openingSeenAt: momentSchema });
export type IntroSeen = v.InferOutput<typeof introSeenSchema>;

/** The answer of the login path: both cookies came with it. */
export const loginSchema = v.object({ ok: v.literal(true) });
