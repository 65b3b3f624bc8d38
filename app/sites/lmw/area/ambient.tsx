import { useEffect, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import css from "./area.module.css";

const intervalMs = 9_000;

/** What is heard and seen here while nothing happens, one line at a time. Nobody has to hear it read out. */
export function Ambient({ lines }: { lines: readonly string[] }) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (preferences.isMotionReduced()) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => before + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, []);
  const line = lines[at % lines.length];
  return (
    <p key={line} className={`${css.ambient} above-3 appears text-body`}>
      {line}
    </p>
  );
}
