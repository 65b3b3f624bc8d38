import type { MasterData } from "#contracts/master-data.ts";
import { deleteBookmark, deleteStoppedColour } from "#server/modules/videos/my-videos.ts";
import type {
  SavedItemDefinition,
  SavedItemDetails,
  SavedItemText,
} from "#server/modules/visitor-data/saved-item-definition.ts";
import { productOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "bookmarks",
    rank: 16,
    name: words.kinds.bookmarks,
    diary: words.diary.bookmarks,
    path: "/channel",
    sql: `SELECT 'film:' || film_id AS id, kept_at AS at, jsonb_build_object('filmId', film_id, 'atMs', at_ms) AS about
            FROM film_bookmarks WHERE visitor_id = $1
            UNION ALL SELECT 'stop:' || id, stopped_at, jsonb_build_object('filmId', film_id, 'atMs', at_ms,
              'productId', product_id, 'hex', seen) FROM stopped_colours WHERE visitor_id = $1`,
    describe: ({ about }, master) => describeVideo(about, master),
    remove: (queries, { visitorId, id }) =>
      id.startsWith("film:")
        ? deleteBookmark(queries, visitorId, id.slice("film:".length))
        : deleteStoppedColour(queries, visitorId, id.slice("stop:".length)),
  },
];

function describeVideo(about: SavedItemDetails, master: MasterData): SavedItemText {
  const shade = productOf(about, master)?.names.ja;
  const seconds = Math.floor(Number(about["atMs"]) / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const video = master.films.find(({ id }) => id === about["filmId"])?.title.ja ?? "";
  return {
    title: shade ?? video,
    note: shade
      ? words.stopped.replace("{film}", video).replace("{clock}", clock)
      : words.marked.replace("{clock}", clock),
    path: `/channel?v=${String(about["filmId"])}&t=${seconds}`,
  };
}
