import type { MapPage } from "../map.server.ts";

/** "11月20日" of a day. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** The stage of a night's paper; before tonight with the night in the address, so that its seed is played again. */
export const wayToNight = ({ stage, day }: MapPage["nights"][number], tonight: string): string =>
  day === tonight ? `/lmw/stg/${stage}` : `/lmw/stg/${stage}?night=${day}`;
