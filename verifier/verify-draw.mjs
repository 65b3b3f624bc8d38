// Draws a lottery of the zone again, from its proof alone. No network, no packages; read it, change it, break it.
//   node verify-draw.mjs proof.json
// The page of the zone runs this same program in your browser. The format is told in docs/decisions/0018-provable-draws.md.
// @ts-check
import { isSignature } from "./bls-signature.mjs";

/** The key of the public random network drand "quicknet", as its members publish it. */
const quicknetKey =
  "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a";
const format = "kate-zone-draw/1";
const hourMs = 3_600_000;
const utf8 = new TextEncoder();

/** @param {Uint8Array} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} hex */
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** @param {string} heading @param {string[]} lines */
const hashed = async (heading, lines) =>
  toHex(
    new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode([`${format} ${heading}`, ...lines].join("\n")))),
  );
/** @param {Uint8Array<ArrayBuffer>} secret */
async function signerOf(secret) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  /** @param {string} text */
  return async (text) => new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text)));
}
/** The first eight bytes as one number. @param {Uint8Array<ArrayBuffer>} bytes */
const chanceOf = (bytes) => new DataView(bytes.buffer).getBigUint64(0);

/** @param {string[]} lines */
function readTerms(lines) {
  const all = (/** @type {string} */ name) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const number = (/** @type {string} */ name) => Number(all(name)[0] ?? "0");
  const prizes = all("prize").map((line) => line.split(" "));
  return {
    draw: all("draw")[0],
    opens: number("opens"),
    closes: number("closes"),
    last: number("last-moment"),
    roll: number("roll"),
    weights: (all("weights")[0] ?? "").split(",").map(Number),
    /** The round whose number draws; 0 when none is named. */
    round: Number((all("beacon")[0] ?? "").match(/^drand-quicknet (\d+)$/)?.[1] ?? "0"),
    /** Every single prize, by its number. */
    units: prizes.flatMap(([id = "", count = "0"]) => Array.from({ length: Number(count) }, () => id)),
  };
}

/**
 * The winning moments, from the seed and the expected traffic. @param {string} seed @param {ReturnType<typeof readTerms>} terms
 */
async function momentsFrom(seed, terms) {
  if (terms.draw !== "instant") return [];
  const sign = await signerOf(fromHex(seed));
  /** @type {{ start: number, weight: bigint, before: bigint }[]} */
  const hours = [];
  let total = 0n;
  for (let start = terms.opens; start < terms.last;) {
    const end = Math.min(terms.last, (Math.floor(start / hourMs) + 1) * hourMs);
    const weight = BigInt(terms.weights[Math.floor((start + 9 * hourMs) / hourMs) % 24] ?? 0);
    hours.push({ start, weight, before: total });
    total += weight * BigInt(end - start);
    start = end;
  }
  const moments = [];
  for (const [unit, prize] of terms.units.entries()) {
    const target = (chanceOf(await sign(`${format} moment ${unit}`)) * total) >> 64n;
    const hour = hours.findLast(({ before }) => before <= target);
    if (!hour) throw new Error("no hour is open");
    moments.push(`${unit} ${prize} ${hour.start + Number((target - hour.before) / hour.weight)}`);
  }
  return moments;
}

/** The tickets in the order they are drawn. @param {string} seed @param {string} beacon @param {string[]} marks @param {number} count */
async function orderFrom(seed, beacon, marks, count) {
  const sign = await signerOf(fromHex(seed));
  const key = await sign(`${format} order\n${await hashed("tickets", marks)}\n${beacon}`);
  const pick = await signerOf(key);
  const list = [...marks];
  let drawn = 0;
  const below = async (/** @type {number} */ limit) => {
    const size = BigInt(limit);
    const fair = (1n << 64n) - ((1n << 64n) % size);
    for (;;) {
      const chance = chanceOf(await pick(`pick ${drawn++}`));
      if (chance < fair) return Number(chance % size);
    }
  };
  for (let place = 0; place < Math.min(count, list.length); place++) {
    const other = place + (await below(list.length - place));
    [list[place], list[other]] = [list[other] ?? "", list[place] ?? ""];
  }
  return list.slice(0, count);
}

/**
 * Whether a public random number is the one of its round: SHA-256 of the network's signature of the round.
 * @param {string} key @param {number} round @param {unknown} signature @param {string} beacon
 */
async function isNumberOf(key, round, signature, beacon) {
  if (typeof signature !== "string" || !/^[0-9a-f]{96}$/.test(signature) || round < 1) return false;
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  const message = new Uint8Array(await crypto.subtle.digest("SHA-256", number));
  const signed = fromHex(signature);
  const random = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", signed)));
  return random === beacon && isSignature(fromHex(key), message, signed);
}

/**
 * Draws again and compares. Every step says whether it held; `early` counts doors that were passed over, which a server
 * that fell down in that second may explain.
 * @param {any} proof
 * @param {string} beaconKey of the network whose numbers draw
 * @returns {Promise<{ isGood: boolean, steps: { id: string, isGood: boolean }[], aside: number, early: number, moments: number[], winners: number }>}
 */
export async function verifyDraw(proof, beaconKey = quicknetKey) {
  /** @type {{ id: string, isGood: boolean }[]} */
  const steps = [];
  const step = (/** @type {string} */ id, /** @type {boolean} */ isGood) => void steps.push({ id, isGood });
  const terms = readTerms(proof.terms);
  const same = (/** @type {string[]} */ a, /** @type {string[]} */ b) => a.join("\n") === b.join("\n");

  // 1. The seal that was published first is the seal of this seed, these terms and these moments.
  const seal = await hashed("commitment", [proof.seed, ...proof.terms, ...proof.moments]);
  step("seal", proof.format === format && proof.terms[0] === `format ${format}` && seal === proof.commitment);
  // 2. It was published before the first door could be opened. A demonstration cannot say so, and says it.
  step("before", proof.demonstration || Date.parse(proof.committedAt) <= terms.opens);
  // 3. The winning moments follow from the seed: nobody chose one.
  step("moments", same(proof.moments, await momentsFrom(proof.seed, terms)));

  // 4. The log of entries is the one that was sealed hour by hour while it was written.
  /** @type {{ line: string, at: number, mark: string, unit: string }[]} */
  const entries = proof.entries.map((/** @type {string} */ line) => {
    const [at, mark = "", unit = ""] = line.split(" ");
    return { line, at: Number(at), mark, unit };
  });
  const pages = [];
  let before = proof.commitment;
  for (let from = 0; from < entries.length;) {
    const hour = Math.floor((entries[from]?.at ?? 0) / hourMs) * hourMs;
    let to = from;
    while (to < entries.length && Math.floor((entries[to]?.at ?? 0) / hourMs) * hourMs === hour) to++;
    before = await hashed("page", [before, String(hour), ...entries.slice(from, to).map(({ line }) => line)]);
    pages.push(`${hour} ${before}`);
    from = to;
  }
  const inTime = entries.every(
    ({ at }, i) => at >= terms.opens && at < terms.closes && at >= (entries[i - 1]?.at ?? 0),
  );
  step("log", inTime && same(proof.pages, pages));

  // 5. The list of tickets is the one whose hash was published before the public random number was known.
  //    What one network had beyond its share is left out: at once, marked in the sealed log, or when the list was closed. Only
  //    where the terms say so, and nobody is left out who has won.
  /** @type {string[]} */
  const aside = proof.aside ?? [];
  const leftOut = new Set(aside);
  const takenMarks = entries.filter(({ unit }) => unit !== "x").map(({ mark }) => mark);
  const setAside = aside.length + entries.filter(({ unit }) => unit === "x").length;
  const mayLeaveOut = setAside === 0 || proof.terms.includes("aside networks/1");
  const marks = [...new Set(takenMarks)].filter((mark) => !leftOut.has(mark)).toSorted();
  const known = new Set(entries.map(({ mark }) => mark));
  const isLeftOutWell =
    mayLeaveOut &&
    aside.every((mark) => known.has(mark)) &&
    entries.every(({ mark, unit }) => unit === "-" || unit === "x" || !leftOut.has(mark));
  const digest = await hashed("tickets", marks);
  step("tickets", isLeftOutWell && digest === proof.tickets.digest && marks.length === proof.tickets.count);

  // 6. Whoever won at once opened a door after a winning moment and within its time, once.
  const times = proof.moments.map((/** @type {string} */ line) => Number(line.split(" ")[2]));
  const met = entries.filter(hasMet);
  const metWell = met.every(({ at, unit }) => at >= times[Number(unit)] && at < times[Number(unit)] + terms.roll);
  step("met", metWell);

  // 7. The public random number is the one of the round that the terms named: the network signed it. A demonstration's is made up,
  //    and it says so.
  const isPublic = await isNumberOf(beaconKey, terms.round, proof.signature, proof.beacon);
  step("beacon", isPublic || (proof.demonstration === true && (proof.signature ?? null) === null));

  // 8. What was left was drawn by seed, list and public random number, in that order and to nobody twice.
  const won = new Set(met.map(({ mark }) => mark));
  const taken = new Set(met.map(({ unit }) => Number(unit)));
  const free = terms.units.map((_, unit) => unit).filter((unit) => !taken.has(unit));
  const order = (await orderFrom(proof.seed, proof.beacon, marks, won.size + free.length)).filter(
    (mark) => !won.has(mark),
  );
  const drawn = free.slice(0, order.length).map((unit, at) => `${unit} ${order[at]}`);
  step("drawn", /^[0-9a-f]{64}$/.test(proof.beacon) && same(proof.drawn, drawn));

  // 9. No prize was given twice, nobody has two, and there are not more winners than prizes.
  const winners = [
    ...met.map(({ mark }) => mark),
    ...proof.drawn.map((/** @type {string} */ line) => line.split(" ")[1]),
  ];
  const units = [
    ...met.map(({ unit }) => unit),
    ...proof.drawn.map((/** @type {string} */ line) => line.split(" ")[0]),
  ];
  const once = new Set(winners).size === winners.length && new Set(units).size === units.length;
  step(
    "stock",
    once && winners.length <= terms.units.length && units.every((unit) => Number(unit) < terms.units.length),
  );

  return {
    isGood: steps.every(({ isGood }) => isGood),
    steps,
    aside: setAside,
    early: passedOver(entries, times),
    moments: times,
    winners: winners.length,
  };
}

/**
 * Whether the seal is younger than the opening. Only a demonstration holds nevertheless, and then nothing shows that its winners
 * were not chosen. @param {any} proof
 */
export function isCommittedLate(proof) {
  return !(Date.parse(proof.committedAt) <= readTerms(proof.terms).opens);
}

/** Without a prize the unit is `-`; it is `x` when the door was set aside. @param {{ unit: string }} entry */
const hasMet = ({ unit }) => unit !== "-" && unit !== "x";

/**
 * How often a door was opened after a winning moment and before the one that won it, by somebody without a prize: the first
 * should have it. Doors opened within five seconds of each other may be heard in either order.
 * @param {{ at: number, mark: string, unit: string }[]} entries @param {number[]} times
 */
function passedOver(entries, times) {
  const wonAt = new Map(entries.filter(hasMet).map(({ mark, at }) => [mark, at]));
  const winnerOf = new Map(entries.filter(hasMet).map((entry) => [Number(entry.unit), entry.at]));
  let count = 0;
  for (const [unit, from] of times.entries()) {
    const to = winnerOf.get(unit);
    if (to === undefined) continue;
    for (const { at, mark, unit: own } of entries)
      if (own === "-" && at >= from && at < to - 5_000 && !((wonAt.get(mark) ?? Infinity) < at)) count++;
  }
  return count;
}

const said = /** @type {Record<string, string>} */ ({
  seal: "the seal published before the start is the seal of this seed, these terms and these moments",
  before: "the seal was published before the first door could be opened",
  moments: "the winning moments follow from the seed",
  log: "the log of entries is the one that was sealed hour by hour",
  tickets: "the list of tickets is the one whose hash was published",
  met: "who won at once opened a door after a winning moment and within its time",
  beacon: "the public random number is signed by its network, for the round that the terms name",
  drawn: "what was left was drawn by seed, list and public random number",
  stock: "no prize was given twice and nobody has two",
});

// Run by hand: node verify-draw.mjs proof.json
if (typeof process !== "undefined" && process.argv?.[1]?.endsWith("verify-draw.mjs")) {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const proof = JSON.parse(readFileSync(process.argv[2] ?? "proof.json", "utf8"));
  const { isGood, steps, aside, early, winners } = await verifyDraw(proof);
  for (const { id, isGood: held } of steps) {
    const mark = !held ? "BROKEN" : id === "before" && isCommittedLate(proof) ? "-     " : "ok    ";
    console.log(`${mark}  ${said[id]}`);
  }
  if (proof.demonstration) console.log("note    this is a demonstration: its entrants and its number are made up");
  if (proof.demonstration && isCommittedLate(proof))
    console.log("note    its seal is younger than its opening: nothing shows that the winners were not chosen");
  if (aside > 0) console.log(`note    ${aside} entries were set aside: one network had more than its share`);
  if (early > 0) console.log(`note    ${early} doors were passed over`);
  console.log(isGood ? `the draw holds: ${winners} winners` : "the draw does not hold");
  process.exitCode = isGood ? 0 : 1;
}
