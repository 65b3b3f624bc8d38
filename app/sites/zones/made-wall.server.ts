import { newestMade } from "#server/modules/works/made-wall.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import type { Queries } from "#server/platform/database.ts";
import type { MadeWork } from "./made-wall-contract.ts";

/** What the wall of the fourth floor has room for. */
const room = 30;
/** Browsers ask every half minute; the database is asked once in so long, whoever asks. */
const keptMs = 15_000;

const paintedForShow = Object.values(
  import.meta.glob<{ id: string; approvedAt: string }>("../../../content/upcycle/tiles/*.json", {
    eager: true,
    import: "default",
  }),
).toSorted((one, other) => (one.approvedAt < other.approvedAt ? 1 : -1));

/** Gives the newest works of all makers, kept a moment. One for each process's API. */
export function makeMadeWall() {
  const kept = new WeakMap<object, { untilMs: number; works: Promise<MadeWork[]> }>();
  return (database: Pick<Queries, "query">, now: Date): Promise<MadeWork[]> => {
    const known = kept.get(database);
    if (known && known.untilMs > now.getTime()) return known.works;
    const works = readWall(database);
    kept.set(database, { untilMs: now.getTime() + keptMs, works });
    works.catch(() => kept.delete(database));
    return works;
  };
}

/** Visitors' works first; what room they leave is filled by the house, mascaras and paintings in turn. */
async function readWall(database: Pick<Queries, "query">): Promise<MadeWork[]> {
  const [rows, { isOn }] = await Promise.all([newestMade(database, room), readDemonstration(database)]);
  const works = rows.map(({ site, id, drawn, title, isDemonstration }): MadeWork => {
    const picture = `/assets/${site}/made/${drawn}`;
    return site === "mcm"
      ? { kind: "mascara", id, title, isDemonstration, picture, path: `/mcm/gallery?w=${id}` }
      : { kind: "painting", id, title, isDemonstration, picture, path: `/ucp-share?a=${id}` };
  });
  const made = works.filter((work) => !work.isDemonstration);
  const shown = works.filter((work) => work.isDemonstration);
  const painted = isOn ? paintedForShow.map(({ id }) => demonstrationPainting(id)) : [];
  const inTurn = Array.from({ length: room }, (_, i) => [shown[i], painted[i]]).flat();
  return [...made, ...inTurn.filter((work) => work !== undefined)].slice(0, room);
}

const demonstrationPainting = (id: string): MadeWork => ({
  ...{ kind: "painting", id, title: "", isDemonstration: true },
  ...{ path: `/ucp-share?a=${id}`, picture: `/assets/ucp/made/${id}` },
});
