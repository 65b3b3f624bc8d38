import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";

/** The progress after a deed, as the server will have it: shown at once, and all there is while offline. */
export function applyDeed(progress: LipProgress, deed: LipDeed, now: Date): LipProgress {
  const at = now.toISOString();
  switch (deed.kind) {
    case "starter":
      return progress.starter
        ? progress
        : { ...met(progress, deed.monsterId, at), starter: deed.monsterId, companion: deed.monsterId };
    case "enter":
      return entered(progress, deed.area, at);
    case "panel":
      return withPanel(entered(progress, deed.area, at), deed.area, deed.panel);
    case "meet":
      return chosen(met(progress, deed.monsterId, at), deed.monsterId, deed.choice);
    case "visit":
      return {
        ...progress,
        meetings: progress.meetings.map((meeting) =>
          meeting.monsterId === deed.monsterId ? { ...meeting, visits: meeting.visits + 1 } : meeting,
        ),
      };
    case "companion":
      return { ...progress, companion: deed.monsterId };
    case "treasure":
      return progress.treasures.includes(deed.day)
        ? progress
        : { ...progress, treasures: [...progress.treasures, deed.day] };
    case "ballot":
      return progress.ballot?.week === deed.week
        ? progress
        : { ...progress, ballot: { week: deed.week, sayingId: deed.sayingId } };
  }
}

function entered(progress: LipProgress, area: number, enteredAt: string): LipProgress {
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

function met(progress: LipProgress, monsterId: string, at: string): LipProgress {
  if (progress.meetings.some((meeting) => meeting.monsterId === monsterId)) return progress;
  return { ...progress, meetings: [...progress.meetings, { monsterId, at, choice: null, visits: 0 }] };
}

function chosen(progress: LipProgress, monsterId: string, choice: string | null): LipProgress {
  const meetings = progress.meetings.map((meeting) =>
    meeting.monsterId === monsterId ? { ...meeting, choice: meeting.choice ?? choice } : meeting,
  );
  return { ...progress, meetings };
}
