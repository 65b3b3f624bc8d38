import type { GameRules } from "#app/kits/game/script.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";

/**
 * The rules with the sixth stage made to last three minutes: what its big Rule says cannot be painted out, and nobody is
 * hurt, so that the run goes on to its last tick at full density.
 */
export function createThreeMinuteStage(): { rules: GameRules; ticks: number } {
  const ticks = 3 * 60 * 60;
  const stages = gameRules.stages.map((stage) =>
    stage.id !== 6
      ? stage
      : {
          ...stage,
          isGentle: true,
          length: 20_000,
          cues: stage.cues.map((cue) =>
            "boss" in cue
              ? {
                  ...cue,
                  boss: {
                    ...cue.boss,
                    phases: cue.boss.phases.slice(0, 3).map((phase) => ({ ...phase, hp: 4_000_000, time: 2_400 })),
                  },
                }
              : cue,
          ),
        },
  );
  return { rules: { ...gameRules, stages }, ticks };
}
