import type { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Source, Waiting } from "../stage/source.ts";

type T = ReturnType<typeof useWords<Words>>;

/** Whether a picture is of the visitor. */
export const isOwnFace = (kind: Source["kind"]): boolean => kind === "camera" || kind === "photo" || kind === "frozen";

/** What the picture shows, in words: whose face, and what is on it. */
export function labelOf(
  t: T,
  kind: Source["kind"],
  { shade, hasEyes, isBare }: { shade: string | null; hasEyes: boolean; isBare: boolean },
): string {
  const face = t(isOwnFace(kind) ? "stage.own" : "stage.model");
  if (isBare || (shade === null && !hasEyes)) return t("stage.bare", { face });
  return t(hasEyes ? "stage.withEyes" : "stage.label", { face, shade: shade ?? t("off.lips") });
}

/** The one line over the picture: what is being waited for, or what the mirror misses. */
export function saidOf(t: T, waiting: Waiting, kind: Source["kind"], sight: "face" | "none" | "dark"): string {
  if (waiting?.for === "engine") {
    const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
    return t("stage.engine", { loaded: megabytes(waiting.loaded), total: megabytes(waiting.total) });
  }
  if (waiting) return t(waitingWords[waiting.for]);
  if (kind !== "camera" || sight === "face") return "";
  return t(sight === "none" ? "stage.noFace" : "stage.dark");
}

const waitingWords = { camera: "stage.asking", photo: "stage.photo", stage: "stage.loading" } as const;
