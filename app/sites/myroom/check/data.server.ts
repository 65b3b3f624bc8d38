import { doors, entranceOf, siblingsOf } from "#app/shell/door/doors.server.ts";

/** Where a site is, as this page leads to it. */
export interface Place {
  name: string;
  path: string;
}

/** The same for all visitors: the doors by their sites, and the entrances that speak other languages. */
export function loader() {
  const places = Object.fromEntries(
    doors.map((door): [string, Place] => [
      door.id,
      { name: door.name.ja ?? door.id, path: pathOf(entranceOf(door).path) },
    ]),
  );
  const [scan] = doors.filter(({ id }) => id === "scan");
  const languages = scan
    ? siblingsOf(scan, entranceOf(scan)).map(({ lang, path }) => ({ lang, path: pathOf(path) }))
    : [];
  return { places, languages };
}

const pathOf = (path: string): string => (path === "/" ? "/zone1" : `/${path}`);
