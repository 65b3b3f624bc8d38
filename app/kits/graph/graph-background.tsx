import { useEffect, useRef } from "react";
import { preferences } from "../visitor/preferences.ts";
import type { GraphNode } from "./graph-node.ts";
import css from "./graph-background.module.css";

/**
 * The graph behind a page, over the whole window: behind the column's words and around it. Decoration; it comes after the
 * page is alive and stands still where motion is not wanted. `nodes` must stay the same list while they are the same.
 */
export function GraphBackground({ nodes }: { nodes: readonly GraphNode[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    void import("./start-graph.ts").then(({ startGraph }) => {
      if (canvas.current && !controller.signal.aborted)
        startGraph(canvas.current, nodes, controller.signal, { isStill: preferences.isMotionReduced() });
    });
    return () => controller.abort();
  }, [nodes]);

  return <canvas ref={canvas} className={css.ground} aria-hidden="true" />;
}
