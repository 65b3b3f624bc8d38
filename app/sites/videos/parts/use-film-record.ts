import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { FilmDeskRecord } from "#contracts/film-desk.ts";

const empty: FilmDeskRecord = { bookmarks: [], stopped: [] };
const loadSchema = async () => (await import("#contracts/film-desk.ts")).filmDeskSchema;

/** The visitor's bookmarks and stopped shades, and what can be done with them. Null until they are known. */
export function useFilmRecord() {
  const { state, write } = useVisitor();
  const [record, setRecord] = useState<FilmDeskRecord | null>(null);

  useEffect(() => {
    if (state === "loading") return;
    const leaving = new AbortController();
    void loadSchema()
      .then((schema) => apiFetch("/api/videos/mine", { schema, signal: leaving.signal }))
      .then(setRecord, () => leaving.signal.aborted || setRecord(empty));
    return () => leaving.abort();
  }, [state]);

  const send = useCallback(
    async (name: string, method: "POST" | "PUT" | "DELETE", path: `/api/${string}`, body?: object): Promise<void> => {
      setRecord(await write({ name, method, path, ...(body && { body }) }, await loadSchema()));
    },
    [write],
  );

  return {
    record,
    bookmark: (filmId: string, atMs: number) =>
      send(`film-mark-${filmId}`, "PUT", `/api/videos/bookmarks/${filmId}`, { atMs: Math.round(atMs) }),
    unbookmark: (filmId: string) => send(`film-unmark-${filmId}`, "DELETE", `/api/videos/bookmarks/${filmId}`),
    stop: (body: { filmId: string; atMs: number; seen: string; productId: string }) =>
      send(`film-stop-${body.filmId}-${Math.round(body.atMs)}-${body.productId}`, "POST", "/api/videos/stopped", {
        ...body,
        atMs: Math.round(body.atMs),
      }),
    unstop: (id: string) => send(`film-unstop-${id}`, "DELETE", `/api/videos/stopped/${id}`),
  };
}
