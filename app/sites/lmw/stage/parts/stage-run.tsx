import { lazy, Suspense } from "react";
import type { Help } from "../play/help.ts";
import type { RunOptions } from "../play/run-setup.ts";
import type { StageContent } from "../stage-content.ts";
import { StagePlay } from "./lazy-play.tsx";

const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));
const UnscoredResult = lazy(() =>
  import("./unscored-result.tsx").then((module) => ({ default: module.UnscoredResult })),
);

type StageRunProps = {
  content: StageContent;
  options: RunOptions;
  /** The name of whoever comes along. */
  monster: string;
  metIds: readonly number[];
  onHelp: (help: Help) => void;
  /** Away from a run that is not over. */
  onLeave: () => void;
  /** Away from its result. */
  onClose: () => void;
};

/** A run of a stage, and what stands there when it is over. */
export function StageRun({ content, options, monster, metIds, onHelp, onLeave, onClose }: StageRunProps) {
  const isUnscored = content.words.kind === "calm";
  const { help, difficulty } = options;
  return (
    <StagePlay
      {...{ content, options, metIds, onHelp, onLeave }}
      guide={null}
      pointer={null}
      isPrivate={isUnscored}
      renderEnd={(outcome, { again, againWith, goOn }) => (
        <Suspense>
          {isUnscored ? (
            <UnscoredResult content={content} onLeave={onClose} />
          ) : (
            <ResultCard
              {...{ outcome, content, monster, difficulty }}
              onAgain={again}
              onGoOn={outcome.canGoOn ? goOn : undefined}
              onRetryWithHelp={
                outcome.isOfferedHelp && !help.isAssisted ? () => againWith({ ...help, isAssisted: true }) : undefined
              }
              onLeave={onClose}
            />
          )}
        </Suspense>
      )}
    />
  );
}
