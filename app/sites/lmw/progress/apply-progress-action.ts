import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";

/** The progress after an action, as the server will have it: shown at once, and all there is while offline. */
export function applyProgressAction(progress: LipProgress, action: LipProgressAction, now: Date): LipProgress {
  const at = now.toISOString();
  switch (action.kind) {
    case "starter":
      return progress.starter
        ? progress
        : { ...withMonsterMet(progress, action.monsterId, at), starter: action.monsterId, companion: action.monsterId };
    case "enter":
      return withAreaEntered(progress, action.area, at);
    case "panel":
      return withPanel(withAreaEntered(progress, action.area, at), action.area, action.panel);
    case "meet":
      return withChoice(withMonsterMet(progress, action.monsterId, at), action.monsterId, action.choice);
    case "visit":
      return {
        ...progress,
        meetings: progress.meetings.map((meeting) =>
          meeting.monsterId === action.monsterId ? { ...meeting, visits: meeting.visits + 1 } : meeting,
        ),
      };
    case "companion":
      return { ...progress, companion: action.monsterId };
    case "treasure":
      return progress.treasures.includes(action.day)
        ? progress
        : { ...progress, treasures: [...progress.treasures, action.day] };
    case "ballot":
      return progress.ballot?.week === action.week
        ? progress
        : { ...progress, ballot: { week: action.week, sayingId: action.sayingId } };
  }
}

function withAreaEntered(progress: LipProgress, area: number, enteredAt: string): LipProgress {
  if (progress.areas.some((other) => other.area === area)) return progress;
  const areas = [...progress.areas, { area, enteredAt, panels: [] }];
  return { ...progress, areas: areas.toSorted((a, b) => a.area - b.area) };
}

function withPanel(progress: LipProgress, area: number, panel: number): LipProgress {
  const areas = progress.areas.map((other) =>
    other.area === area && !other.panels.includes(panel) ? { ...other, panels: [...other.panels, panel] } : other,
  );
  return { ...progress, areas };
}

function withMonsterMet(progress: LipProgress, monsterId: string, at: string): LipProgress {
  if (progress.meetings.some((meeting) => meeting.monsterId === monsterId)) return progress;
  return { ...progress, meetings: [...progress.meetings, { monsterId, at, choice: null, visits: 0 }] };
}

function withChoice(progress: LipProgress, monsterId: string, choice: string | null): LipProgress {
  const meetings = progress.meetings.map((meeting) =>
    meeting.monsterId === monsterId ? { ...meeting, choice: meeting.choice ?? choice } : meeting,
  );
  return { ...progress, meetings };
}
