import { readFileSync } from "node:fs";
import type { Hub } from "#test-support/hub-server.ts";
import { median } from "../bench.ts";

/** What one zone showed of its shelf. */
export interface CatalogueFigures {
  startMs: number;
  /** The very first page after the start. */
  firstPageMs: number;
  /** A page of the shelf that no cache holds, in the middle. */
  pageMs: number;
  pageBytes: number;
  sheetMs: number;
  searchP95Ms: number;
  memoryBytes: number;
}

const rounds = 25;
const queries = ["石榴", "雨音の杏", "4510000", "lip", "8A15", "ひと塗り", "金魚77", "FD-9001", "よふけ", "shade 12"];

/** Asks a zone for its shelf, a sheet and words, each answer made anew: stray conditions keep it out of the cache. */
export async function measureCatalogue(hub: Hub, productId: string): Promise<Omit<CatalogueFigures, "startMs">> {
  const first = await timed(`${hub.url}/all-products`);
  const pages: number[] = [];
  const sheets: number[] = [];
  const searches: number[] = [];
  // Every price and mood is another page, and none is asked for twice.
  const conditions = addresses();
  for (let i = 0; i < rounds; i++) {
    pages.push((await timed(`${hub.url}/all-products?${conditions[i]}`)).ms);
    sheets.push((await timed(`${hub.url}/all-products?${conditions[i]}&p=${productId}`)).ms);
  }
  for (let i = 0; i < 20 * queries.length; i++) {
    const query = encodeURIComponent(queries[i % queries.length] ?? "");
    searches.push((await timed(`${hub.url}/api/all-products/search?q=${query}`)).ms);
  }
  return {
    firstPageMs: first.ms,
    pageMs: median(pages),
    pageBytes: first.bytes,
    sheetMs: median(sheets),
    searchP95Ms: searches.toSorted((a, b) => a - b)[Math.floor(searches.length * 0.95)] ?? Number.NaN,
    memoryBytes: residentBytes(hub.pid),
  };
}

/** Orders of the whole shelf: as many products on each page as a page holds. */
function addresses(): string[] {
  const sorts = ["shelf", "new", "price", "price-desc", "name", "hue"];
  const views = ["grid", "list"];
  return Array.from({ length: rounds }, (_, i) => {
    const compare = i < 12 ? "" : "&compare=";
    return `sort=${sorts[i % 6]}&view=${views[Math.floor(i / 6) % 2]}${compare}${i > 23 ? "&state=on-sale,limited,ended,coming" : ""}`;
  });
}

async function timed(address: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const answer = await fetch(address, { headers: { "accept-encoding": "identity" } });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}

/** What the process keeps in memory, of the system's own count (Linux). */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}
