import { useEffect, useRef, useState } from "react";
import { maxReviewPhotos } from "#contracts/review-limits.ts";
import type { Mark } from "./marks.ts";
import { drawPhoto } from "./draw-photo.ts";
import { loadPhoto } from "./load-photo.ts";
import { createPhotoEngine, type PhotoEngine } from "./photo-engine.ts";

/** A photo on this device, before it is sent. */
export interface EditedPhoto {
  key: number;
  base: HTMLCanvasElement;
  marks: readonly Mark[];
  keepsLips: boolean;
  /** `none`: no face was found; `unsure`: no engine runs here. */
  found: number | "none" | "unsure";
  /** Its id on the server, once it was sent as it is now. */
  sentId: string | null;
}

export type PhotoState =
  | { kind: "idle" }
  | { kind: "looking"; percent: number | null }
  | { kind: "unreadable" | "tooMany" };

/**
 * The photos of a review. Faces are looked for and blurred here, before anybody can send anything; the engine is fetched
 * with the first photo and ends with the editor.
 */
export function usePhotos(savedCount: number) {
  const [photos, setPhotos] = useState<readonly EditedPhoto[]>([]);
  const [state, setState] = useState<PhotoState>({ kind: "idle" });
  const engine = useRef<PhotoEngine | null>(null);
  const last = useRef(0);

  useEffect(() => {
    const leaving = new AbortController();
    engine.current = createPhotoEngine((percent) => setState({ kind: "looking", percent }), leaving.signal);
    return () => leaving.abort();
  }, []);

  async function add(files: readonly File[]): Promise<void> {
    if (!engine.current) return;
    const { findMarks, signal } = engine.current;
    let freeSlots = maxReviewPhotos - savedCount - photos.length;
    for (const file of files) {
      if (freeSlots <= 0) return setState({ kind: "tooMany" });
      setState({ kind: "looking", percent: null });
      const base = await loadPhoto(file);
      if (!base) return setState({ kind: "unreadable" });
      const marks = await findMarks(base);
      if (signal.aborted) return;
      const found = marks === null ? "unsure" : marks.length === 0 ? "none" : marks.length;
      const key = ++last.current;
      setPhotos((before) => [...before, { key, base, marks: marks ?? [], keepsLips: false, found, sentId: null }]);
      freeSlots--;
    }
    setState({ kind: "idle" });
  }

  const change = (key: number, how: (photo: EditedPhoto) => Partial<EditedPhoto>): void =>
    setPhotos((before) =>
      before.map((photo) => (photo.key === key ? { ...photo, sentId: null, ...how(photo) } : photo)),
    );

  return {
    photos,
    state,
    add,
    mark: (key: number, mark: Mark) => change(key, ({ marks }) => ({ marks: [...marks, mark] })),
    undo: (key: number) => change(key, ({ marks }) => ({ marks: marks.slice(0, -1) })),
    keepLips: (key: number, keepsLips: boolean) => change(key, () => ({ keepsLips })),
    noteSent: (key: number, sentId: string) =>
      setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, sentId } : photo))),
    remove: (key: number) => setPhotos((before) => before.filter((photo) => photo.key !== key)),
    clear: () => setPhotos([]),
  };
}
export type Photos = ReturnType<typeof usePhotos>;

/** A photo as it will be sent. */
export function renderFinished(photo: EditedPhoto): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  drawPhoto(canvas, photo.base, photo);
  return canvas;
}
