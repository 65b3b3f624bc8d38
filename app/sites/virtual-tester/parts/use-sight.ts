import { type RefObject, useEffect, useRef } from "react";
import type { StageDesk } from "./use-stage.ts";

/** Brings the picture into sight whenever another face is on its way to it, or could not come. */
export function useSight(picture: RefObject<HTMLElement | null>, { source, waiting, trouble }: StageDesk): void {
  const face = source.kind === "model" ? source.id : source.kind === "photo" ? `photo ${source.place}` : source.kind;
  const isAsked = waiting?.for === "camera" || waiting?.for === "photo";
  const now = trouble ?? (isAsked ? waiting.for : face);
  const seen = useRef(now);
  useEffect(() => {
    // The server's picture turns into the same face by itself: nobody asked to see that.
    const isSilent = seen.current === now || now === "worn" || (seen.current === "worn" && now.startsWith("face-"));
    if (!isSilent) toSight(picture.current);
    seen.current = now;
  }, [now, picture]);
}

/** Scrolls to a part of the page; `takesFocus` where the visitor asked to be led there. */
export function toSight(part: HTMLElement | null, takesFocus = false): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part?.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
  if (takesFocus) part?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
