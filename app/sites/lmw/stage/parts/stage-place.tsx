import { isHiddenOpen } from "../../progress/unlock.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { StagePage } from "../data.server.ts";
import { LockedSheet } from "./locked-sheet.tsx";
import { StartSheet } from "./start-sheet.tsx";

/** A stage; the seventh only for those whom it lets in. */
export function StagePlace({ page }: { page: StagePage }) {
  return page.book.id === 7 ? <White page={page} /> : <StartSheet page={page} />;
}

function White({ page }: { page: StagePage }) {
  const { progress } = useProgress();
  const isOpen = progress !== null && isHiddenOpen(progress);
  return isOpen ? <StartSheet page={page} /> : <LockedSheet page={page} progress={progress} />;
}
