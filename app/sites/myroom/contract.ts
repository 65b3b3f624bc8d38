import * as v from "valibot";
import { savedItemKindSchema } from "#contracts/saved-item.ts";
import { momentSchema } from "#contracts/visitor.ts";

const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const hexesSchema = v.array(v.string());

/** One saved item in the list. */
export const savedItemSchema = v.object({
  kind: savedItemKindSchema,
  id: v.string(),
  title: v.string(),
  /** One more line: its number, its state, where one met. Empty where there is nothing to add. */
  note: v.string(),
  at: momentSchema,
  /** Where exactly this thing is opened again. */
  path: v.string(),
  /** What it looks like: its colours, `#rrggbb`, at most four. */
  hexes: hexesSchema,
});
export type SavedItem = v.InferOutput<typeof savedItemSchema>;

/** A monster as it stands in the room; `src` is its picture without its ground. */
const monsterSchema = v.object({ id: v.string(), name: v.string(), src: v.string() });
export type RoomMonster = v.InferOutput<typeof monsterSchema>;

const savedItemGroupSchema = v.object({
  kind: savedItemKindSchema,
  count: v.number(),
  latestAt: momentSchema,
  /** The newest six: for the drawn object, for the list at once, and for when there is no network. */
  items: v.array(savedItemSchema),
  /** Where the list goes on; null when these are all. */
  after: v.nullable(v.string()),
});
export type SavedItemGroup = v.InferOutput<typeof savedItemGroupSchema>;

export const diaryEntrySchema = v.object({
  /** The day in Japan. */
  day: daySchema,
  line: v.string(),
  /** What else came that day, counted. Empty where there was no more. */
  also: v.string(),
});
export type DiaryEntry = v.InferOutput<typeof diaryEntrySchema>;

export const diaryPageSchema = v.object({ entries: v.array(diaryEntrySchema), before: v.nullable(daySchema) });
export type DiaryPage = v.InferOutput<typeof diaryPageSchema>;

const sharedEntries = {
  /** Today in Japan: positions follow from it. */
  day: daySchema,
  nights: v.number(),
  /** In the order of their numbers, "01" to "24". */
  met: v.array(monsterSchema),
  companion: v.nullable(v.object({ ...monsterSchema.entries, line: v.string() })),
  shelves: v.array(savedItemGroupSchema),
  sealCount: v.number(),
  /** The visitor's own red; null before there is one. */
  red: v.nullable(v.string()),
};

/** `GET /api/myroom/room`: everything that the drawing needs, in one answer. */
export const roomSchema = v.object({
  ...sharedEntries,
  diary: diaryPageSchema,
  /** Until when friends may look in; null: nobody may. */
  openUntil: v.nullable(momentSchema),
});
export type Room = v.InferOutput<typeof roomSchema>;

/** `GET /api/myroom/friend?f=`: somebody's room as a friend sees it. */
export const friendRoomSchema = v.object({ ...sharedEntries, until: momentSchema });
export type FriendRoom = v.InferOutput<typeof friendRoomSchema>;

/** What both rooms have: the drawing asks for no more. */
export type SharedRoom = Pick<Room, keyof typeof sharedEntries>;

export const savedItemPageSchema = v.object({ items: v.array(savedItemSchema), after: v.nullable(v.string()) });
export type SavedItemPage = v.InferOutput<typeof savedItemPageSchema>;

/** So many stand on one page of a list. */
export const pageLength = 30;

export const itemsQuerySchema = v.object({ kind: savedItemKindSchema, after: v.optional(v.string()) });
export const diaryQuerySchema = v.object({ before: daySchema });
export const deleteParamsSchema = v.strictObject({
  kind: savedItemKindSchema,
  id: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w:-]+$/)),
});
/** `tonight`: it can be thrown away from tomorrow on. */
export const deletedItemSchema = v.object({ outcome: v.picklist(["dropped", "missing", "lasting", "tonight"]) });
export type DeletedItem = v.InferOutput<typeof deletedItemSchema>;

const friendCodeSchema = v.pipe(v.string(), v.maxLength(20));
export const friendQuerySchema = v.object({ f: friendCodeSchema });
export const friendItemsQuerySchema = v.object({
  f: friendCodeSchema,
  kind: savedItemKindSchema,
  after: v.optional(v.string()),
});
export const friendCodeResultSchema = v.object({ code: v.string(), path: v.string(), until: momentSchema });
export type FriendCodeResult = v.InferOutput<typeof friendCodeResultSchema>;
export const closedRoomSchema = v.object({ ok: v.literal(true) });
