import type { useMessages } from "#app/kits/i18n/messages.tsx";
import { type FacePresence, type FaceSource, isMyFace, type LoadState } from "#app/kits/mirror/mirror-state.ts";
import type { Messages } from "../copy/messages.ts";

type T = ReturnType<typeof useMessages<Messages>>;

/** What the picture shows, in words: whose face, and what is on it. */
export function labelOf(
  t: T,
  kind: FaceSource["kind"],
  { shade, hasEyes, isBare }: { shade: string | null; hasEyes: boolean; isBare: boolean },
): string {
  const face = t(isMyFace(kind) ? "canvas.own" : "canvas.model");
  if (isBare || (shade === null && !hasEyes)) return t("canvas.bare", { face });
  return t(hasEyes ? "canvas.withEyes" : "canvas.label", { face, shade: shade ?? t("off.lips") });
}

/** The one line over the picture: what is being waited for, or what the mirror misses. */
export function statusMessageOf(
  t: T,
  loading: LoadState | null,
  kind: FaceSource["kind"],
  presence: FacePresence | null,
): string {
  if (loading?.for === "engine") {
    const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
    return t("canvas.engine", { loaded: megabytes(loading.loaded), total: megabytes(loading.total) });
  }
  if (loading) return t(loadingMessages[loading.for]);
  if (kind !== "camera" || presence === "face") return "";
  return t(presence === "dark" ? "canvas.dark" : "canvas.noFace");
}

const loadingMessages = { camera: "canvas.asking", photo: "canvas.photo", view: "canvas.loading" } as const;
