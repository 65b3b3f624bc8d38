import { emptyProgress } from "../../progress/empty-progress.ts";
import { isStageOpen } from "../../progress/unlock.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { StagePage } from "../data.server.ts";
import { LockedSheet } from "./locked-sheet.tsx";
import { StartSheet } from "./start-sheet.tsx";

/** A stage, for whom its fog has lifted; until that is known it is shown as to somebody who was never here. */
export function StageView({ page }: { page: StagePage }) {
  const { progress } = useProgress();
  const isOpen = isStageOpen(progress ?? emptyProgress, page.content.id);
  return isOpen ? <StartSheet page={page} progress={progress} /> : <LockedSheet page={page} progress={progress} />;
}
