import { isHiddenAreaOpen } from "../../progress/unlock.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { StagePage } from "../data.server.ts";
import { LockedSheet } from "./locked-sheet.tsx";
import { StartSheet } from "./start-sheet.tsx";

/** A stage; the seventh only for those whom it lets in. */
export function StageView({ page }: { page: StagePage }) {
  return page.book.id === 7 ? <HiddenStage page={page} /> : <StartSheet page={page} />;
}

function HiddenStage({ page }: { page: StagePage }) {
  const { progress } = useProgress();
  const isOpen = progress !== null && isHiddenAreaOpen(progress);
  return isOpen ? <StartSheet page={page} /> : <LockedSheet page={page} progress={progress} />;
}
