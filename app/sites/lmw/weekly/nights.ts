const dayMs = 86_400_000;

/** The first night that has a word: that of the first week with a page. */
export const firstNight = "2026-09-28";

/** Whether a text is a night whose word can be played: a day of the calendar from the first night until tonight. */
export function isNight(text: string, tonight: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstNight || text > tonight) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && dayOf(at.getTime()) === text;
}

/** A night and those before it, newest first: at most `count`, none before the first. */
export function nightsBack(from: string, count: number): string[] {
  const newest = Date.parse(`${from}T00:00:00Z`);
  const days = Array.from({ length: count }, (_, ago) => dayOf(newest - ago * dayMs));
  return days.filter((day) => day >= firstNight);
}

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);
