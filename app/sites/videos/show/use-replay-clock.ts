import { useEffect, useState } from "react";

/** The clock of a replay: one's own, without any server. Null seconds until it was begun. */
export function useReplayClock(lengthS: number) {
  const [atS, setAtS] = useState<number | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isOver = atS !== null && atS >= lengthS;

  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setInterval(() => setAtS((before) => Math.min(lengthS, (before ?? 0) + 1)), 1_000);
    return () => clearInterval(timer);
  }, [isPlaying, isOver, lengthS]);

  return {
    atS,
    isPlaying: isPlaying && !isOver,
    pause: () => setIsPlaying(false),
    play() {
      setAtS((before) => (before === null || before >= lengthS ? 0 : before));
      setIsPlaying(true);
    },
    /** Where one drags to; it plays on if it played. */
    seek: (seconds: number) => setAtS(Math.max(0, Math.min(lengthS, seconds))),
    playFrom(seconds: number) {
      setAtS(seconds);
      setIsPlaying(true);
    },
  };
}
export type ReplayClock = ReturnType<typeof useReplayClock>;
