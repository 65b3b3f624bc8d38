import * as v from "valibot";
import { faceDuoSchema, faceTypeSchema } from "./face-type.ts";
import { faqEntrySchema, trustPageSchema } from "./faq.ts";
import { filmSchema } from "./film.ts";
import { hackSchema } from "./hack.ts";
import { makeupMoodSchema, makeupPlacementSchema, makeupSceneSchema, makeupTimeSchema } from "./makeup.ts";
import { monsterSchema } from "./monster.ts";
import { familySchema, productSchema } from "./product.ts";
import { scheduleEntrySchema } from "./schedule.ts";
import { tipSchema } from "./tip.ts";
import { transmissionSchema } from "./transmission.ts";
import { zoneSchema } from "./zone.ts";

/** The global that the master-data script sets when a browser runs it. The server never runs it. */
export const masterDataGlobal = "__KZ_MASTER_DATA__";

/** Everything the content build merges into the one static script. */
export const masterDataSchema = v.strictObject({
  /** First 12 hex digits of the SHA-256 of the content, `builtAt` left out. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  monsters: v.pipe(v.array(monsterSchema), v.length(24)),
  products: v.pipe(v.array(productSchema), v.minLength(1)),
  families: v.pipe(v.array(familySchema), v.length(12)),
  zones: v.pipe(v.array(zoneSchema), v.length(5)),
  schedule: v.array(scheduleEntrySchema),
  transmissions: v.array(transmissionSchema),
  faq: v.pipe(v.array(faqEntrySchema), v.minLength(60)),
  trustPages: v.pipe(v.array(trustPageSchema), v.length(3)),
  tips: v.pipe(v.array(tipSchema), v.minLength(120)),
  hacks: v.pipe(v.array(hackSchema), v.length(96)),
  films: v.pipe(v.array(filmSchema), v.length(12)),
  /** In the order of their indices. */
  faceTypes: v.pipe(v.array(faceTypeSchema), v.length(8)),
  faceDuos: v.pipe(v.array(faceDuoSchema), v.length(36)),
  makeupPlacements: v.pipe(v.array(makeupPlacementSchema), v.length(27)),
  makeupMoods: v.pipe(v.array(makeupMoodSchema), v.length(8)),
  makeupTimes: v.pipe(v.array(makeupTimeSchema), v.length(3)),
  makeupScenes: v.pipe(v.array(makeupSceneSchema), v.length(6)),
});
export type MasterData = v.InferOutput<typeof masterDataSchema>;
