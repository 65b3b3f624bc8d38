import type { Database, Queries } from "../../platform/database.ts";
import type { PhotoStore } from "../../platform/photos.ts";

/** A transaction has long ended by then, one way or the other. */
const settledAfterMs = 60 * 60_000;
const filesAtOnce = 100;

/**
 * Notes that the file of a photo is about to be written. To be called before the transaction of its row: should that not come
 * through, the note stays, and the file goes.
 */
export async function announcePhotoFile(database: Pick<Database, "query">, id: string, now: Date): Promise<void> {
  await database.query({
    name: "announce-photo-file",
    text: "INSERT INTO photo_file_removals (photo_id, written_at) VALUES ($1, $2)",
    values: [id, now],
  });
}

/** Takes the note away, in the transaction that writes the row of the photo. */
export async function keepPhotoFile(queries: Queries, id: string): Promise<void> {
  await queries.query({
    name: "keep-photo-file",
    text: "DELETE FROM photo_file_removals WHERE photo_id = $1",
    values: [id],
  });
}

/**
 * Deletes the files of photos whose rows are gone, and of those whose rows never came. May run beside itself. A file that cannot
 * be deleted keeps its note.
 * @throws what the store or the database throws, after the others are through
 */
export async function deletePhotoFiles(
  database: Pick<Database, "query">,
  photos: Pick<PhotoStore, "remove">,
  now: Date,
): Promise<void> {
  const settledBefore = new Date(now.getTime() - settledAfterMs);
  for (let after = noId; ;) {
    const noted = await database.query({
      name: "photo-files-to-delete",
      text: `SELECT photo_id FROM photo_file_removals WHERE photo_id > $1 AND (written_at IS NULL OR written_at < $2)
             ORDER BY photo_id LIMIT ${filesAtOnce}`,
      values: [after, settledBefore],
    });
    const removals = await Promise.allSettled(
      noted.map(async ({ photo_id: id }) => {
        await photos.remove(id);
        await database.query({
          name: "photo-file-deleted",
          text: "DELETE FROM photo_file_removals WHERE photo_id = $1",
          values: [id],
        });
      }),
    );
    for (const removal of removals) if (removal.status === "rejected") throw removal.reason;
    if (noted.length < filesAtOnce) return;
    after = noted.at(-1)?.photo_id ?? after;
  }
}

const noId = "00000000-0000-0000-0000-000000000000";
