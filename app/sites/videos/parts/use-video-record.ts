import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { VideoBookmarks } from "#contracts/video-bookmarks.ts";

const empty: VideoBookmarks = { bookmarks: [], stopped: [] };
const loadSchema = async () => (await import("#contracts/video-bookmarks.ts")).videoBookmarksSchema;

/** The visitor's bookmarks and stopped shades, and what can be done with them. Null until they are known. */
export function useVideoRecord() {
  const { state, write } = useVisitor();
  const [record, setRecord] = useState<VideoBookmarks | null>(null);

  useEffect(() => {
    if (state === "loading") return;
    const controller = new AbortController();
    void loadSchema()
      .then((schema) => apiFetch("/api/videos/mine", { schema, signal: controller.signal }))
      .then(setRecord, () => controller.signal.aborted || setRecord(empty));
    return () => controller.abort();
  }, [state]);

  const send = useCallback(
    async (name: string, method: "POST" | "PUT" | "DELETE", path: `/api/${string}`, body?: object): Promise<void> => {
      setRecord(await write({ name, method, path, ...(body && { body }) }, await loadSchema()));
    },
    [write],
  );

  return {
    record,
    bookmark: (videoId: string, atMs: number) =>
      send(`film-mark-${videoId}`, "PUT", `/api/videos/bookmarks/${videoId}`, { atMs: Math.round(atMs) }),
    unbookmark: (videoId: string) => send(`film-unmark-${videoId}`, "DELETE", `/api/videos/bookmarks/${videoId}`),
    stop: (body: { filmId: string; atMs: number; seen: string; productId: string }) =>
      send(`film-stop-${body.filmId}-${Math.round(body.atMs)}-${body.productId}`, "POST", "/api/videos/stopped", {
        ...body,
        atMs: Math.round(body.atMs),
      }),
    unstop: (id: string) => send(`film-unstop-${id}`, "DELETE", `/api/videos/stopped/${id}`),
  };
}
