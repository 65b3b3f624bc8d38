import { listNewestWorks } from "#server/modules/works/recent-works.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import type { Queries } from "#server/platform/database.ts";
import type { RecentWork } from "./recent-works-contract.ts";

/** How many recent works zone 4 shows. */
const maxWorks = 30;
/** Browsers ask every half minute; the database is asked once in so long, whoever asks. */
const cacheMs = 15_000;

/** Where each kind hangs. */
const galleries = {
  mascara: { site: "mcm", path: "/mcm/gallery?w=" },
  painting: { site: "ucp", path: "/ucp-share?a=" },
};

const demoPaintings = Object.values(
  import.meta.glob<{ id: string; approvedAt: string }>("../../../content/paintings/tiles/*.json", {
    eager: true,
    import: "default",
  }),
).toSorted((one, other) => (one.approvedAt < other.approvedAt ? 1 : -1));

/** Gives the newest works of all makers, kept a moment. One for each process's API. */
export function createRecentWorks() {
  const cache = new WeakMap<object, { untilMs: number; works: Promise<RecentWork[]> }>();
  return (database: Queries, now: Date): Promise<RecentWork[]> => {
    const cached = cache.get(database);
    if (cached && cached.untilMs > now.getTime()) return cached.works;
    const works = listRecentWorks(database);
    cache.set(database, { untilMs: now.getTime() + cacheMs, works });
    works.catch(() => cache.delete(database));
    return works;
  };
}

/** Visitors' works first; the rest is filled up with demo works, mascaras and paintings in turn. */
async function listRecentWorks(database: Queries): Promise<RecentWork[]> {
  const [rows, { isOn }] = await Promise.all([listNewestWorks(database, maxWorks), getDemoState(database)]);
  const works = rows.map(({ kind, drawn, ...work }): RecentWork => {
    const { site, path } = galleries[kind];
    return { ...work, kind, picture: `/assets/${site}/made/${drawn}`, path: path + work.id };
  });
  const visitorWorks = works.filter((work) => !work.isDemonstration);
  const demoWorks = works.filter((work) => work.isDemonstration);
  const demoPaintingWorks = isOn ? demoPaintings.map(({ id }) => toDemoWork(id)) : [];
  const alternating = Array.from({ length: maxWorks }, (_, i) => [demoWorks[i], demoPaintingWorks[i]]).flat();
  return [...visitorWorks, ...alternating.filter((work) => work !== undefined)].slice(0, maxWorks);
}

const toDemoWork = (id: string): RecentWork => ({
  ...{ kind: "painting", id, title: "", isDemonstration: true },
  ...{ path: `/ucp-share?a=${id}`, picture: `/assets/ucp/made/${id}` },
});
