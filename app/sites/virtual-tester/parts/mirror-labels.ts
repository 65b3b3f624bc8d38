import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { FaceSource, LoadState } from "../mirror/face-source.ts";

type T = ReturnType<typeof useMessages<Messages>>;

/** Whether a picture is of the visitor. */
export const isMyFace = (kind: FaceSource["kind"]): boolean =>
  kind === "camera" || kind === "photo" || kind === "frozen";

/** What the picture shows, in words: whose face, and what is on it. */
export function labelOf(
  t: T,
  kind: FaceSource["kind"],
  { shade, hasEyes, isBare }: { shade: string | null; hasEyes: boolean; isBare: boolean },
): string {
  const face = t(isMyFace(kind) ? "stage.own" : "stage.model");
  if (isBare || (shade === null && !hasEyes)) return t("stage.bare", { face });
  return t(hasEyes ? "stage.withEyes" : "stage.label", { face, shade: shade ?? t("off.lips") });
}

/** The one line over the picture: what is being waited for, or what the mirror misses. */
export function statusMessageOf(
  t: T,
  waiting: LoadState,
  kind: FaceSource["kind"],
  detection: "face" | "none" | "dark",
): string {
  if (waiting?.for === "engine") {
    const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
    return t("stage.engine", { loaded: megabytes(waiting.loaded), total: megabytes(waiting.total) });
  }
  if (waiting) return t(waitingMessages[waiting.for]);
  if (kind !== "camera" || detection === "face") return "";
  return t(detection === "none" ? "stage.noFace" : "stage.dark");
}

const waitingMessages = { camera: "stage.asking", photo: "stage.photo", stage: "stage.loading" } as const;
