"use no memo";
import { type RefObject, useEffect, useRef } from "react";
import type { MirrorHandle } from "#app/kits/mirror/use-mirror.ts";

/** Brings the picture into sight whenever another face is on its way to it, or could not come. */
export function useScrollToMirror(
  picture: RefObject<HTMLElement | null>,
  { source, loading, error }: Pick<MirrorHandle, "source" | "loading" | "error">,
): void {
  const face = source.kind === "model" ? source.name : source.kind === "photo" ? `photo ${source.index}` : source.kind;
  const isRequested = loading?.for === "camera" || loading?.for === "photo";
  const now = error ?? (isRequested ? loading.for : face);
  const last = useRef(now);
  useEffect(() => {
    // The server's picture turns into the same face by itself: nobody asked to see that.
    const isSilent = last.current === now || now === "served" || (last.current === "served" && now.startsWith("face-"));
    if (!isSilent) scrollToPart(picture.current);
    last.current = now;
  }, [now, picture]);
}

/** Scrolls to a part of the page; `takesFocus` where the visitor asked to be led there. */
export function scrollToPart(part: HTMLElement | null, takesFocus = false): void {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // On its side the part has no box of its own: its parent has.
  const box = part && part.getClientRects().length === 0 ? part.parentElement : part;
  box?.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
  if (takesFocus) part?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
