import type { useMessages } from "#app/kits/i18n/messages.tsx";
import { type FacePresence, type FaceSource, isMyFace, type LoadState } from "#app/kits/mirror/mirror-state.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { Messages } from "../copy/messages.ts";

type T = ReturnType<typeof useMessages<Messages>>;

/** What the picture shows, in words: whose face, and what is on it. */
export function labelOf(t: T, source: FaceSource, { look, shade, kinds, isBare }: AppliedNames): string {
  if (source.kind === "photo" && source.count === 0) return t("canvas.faceless");
  const face = t(isMyFace(source.kind) ? "canvas.own" : "canvas.model");
  if (isBare || kinds.length === 0) return t("canvas.bare", { face });
  if (look !== null) return t("canvas.look", { face, look });
  const others = kinds.filter((kind) => kind !== "lip");
  const rest = others.length === 0 ? "label" : others.every(isOfEyes) ? "withEyes" : "withFace";
  return t(`canvas.${rest}`, { face, shade: shade ?? t("off.lips") });
}

/** What is on a face, as far as its label tells it. */
interface AppliedNames {
  /** The look of the house that is worn; null: another one. */
  look: string | null;
  /** Null on bare lips. */
  shade: string | null;
  kinds: readonly LookLayer["kind"][];
  isBare: boolean;
}

const isOfEyes = (kind: LookLayer["kind"]): boolean => kind === "shadow" || kind === "lashes" || kind === "liner";

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
