/** Which chapter runs at a moment; they are in order, and the first begins at 0. */
export function chapterAt(chapters: readonly { atMs: number }[], atMs: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.atMs <= atMs),
  );
}

/** How many chapters are done: all before the one that runs, and with the end all of them. */
export function doneChapters(chapters: readonly { atMs: number }[], atMs: number, durationMs: number): number {
  return atMs >= durationMs - 250 ? chapters.length : chapterAt(chapters, atMs);
}
