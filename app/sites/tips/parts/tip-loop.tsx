import { lazy, Suspense } from "react";
import type { TipLoop as LoopData } from "#contracts/tip.ts";
import type { TipTool } from "#contracts/tip-choices.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
// With the page, not with the drawings: a style that comes late would move what stands below.
import css from "../loop/loop.module.css";
import { heldItemOf } from "../rules/hand-item.ts";

/** The drawings come after the page is alive; the server has drawn the first one already. */
const Loop = lazy(() => import("../loop/loop.tsx").then((drawnLoop) => ({ default: drawnLoop.Loop })));

/** The three seconds of a tip, with their words. */
export function TipLoop({ loop, tools }: { loop: LoopData; tools: readonly TipTool[] }) {
  const t = useMessages<Messages>();
  const label = t("loop.label", {
    place: t(`place.${loop.scene}`),
    motion: t(`motion.${loop.motion}`),
    tool: t(`tool.${heldItemOf(loop.motion, tools)}`),
  });
  return (
    <Suspense fallback={<div className={`${css.stage} on-ink`} aria-hidden="true" />}>
      <Loop {...{ loop, tools, label }} labels={{ stop: t("loop.stop"), go: t("loop.go") }} />
    </Suspense>
  );
}
