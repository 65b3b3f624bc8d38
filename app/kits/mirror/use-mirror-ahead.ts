import { useEffect } from "react";
import { type KnownConnection, mayPrefetch } from "../face/may-prefetch.ts";

/** The page has come to rest by then, and whoever only passes by has left. */
const restMs = 2_000;

/** Prepares a mirror while the visitor reads, where its six megabytes cost nobody anything. Elsewhere they wait for a tap. */
export function useMirrorAhead(prepare: () => void): void {
  useEffect(() => {
    const { connection = {} } = navigator as Navigator & { connection?: KnownConnection };
    if (!mayPrefetch(connection, matchMedia("(hover: hover) and (pointer: fine)").matches)) return;
    const timer = setTimeout(prepare, restMs);
    return () => clearTimeout(timer);
  }, [prepare]);
}
