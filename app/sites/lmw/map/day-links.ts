import type { MapPage } from "../map.server.ts";

/** "11月20日" of a day. */
export const formatShortDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** The stage of a day's paper; before today with the day in the address, so that its seed is played again. */
export const getDayStagePath = ({ stage, day }: MapPage["days"][number], today: string): string =>
  day === today ? `/lmw/stg/${stage}` : `/lmw/stg/${stage}?night=${day}`;
