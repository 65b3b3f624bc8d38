import { formatMemoryCode } from "#app/sites/mor/rules/memory-code.ts";
import { formatRecipeCode } from "#app/sites/personalmakeup/rules/recipe-code.ts";
import { bare } from "#app/sites/personalmakeup/rules/recipe-inputs.ts";
import { pairCode } from "#app/sites/style/rules/pair-code.ts";
import { encodeTesterResult } from "#app/sites/testerplay/rules/tester-result-code.ts";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { WriteKind } from "./write-kind.ts";

// A work is stored together with its row in `works`, in one transaction: one without the other is not found here.

export const painting: WriteKind = {
  name: "painting",
  stored: `SELECT p.draft_id AS subject, p.id AS told
           FROM paintings p JOIN works w ON w.visitor_id = p.visitor_id AND w.path = '/ucp-share?a=' || p.id`,
  create() {
    const draftId = systemRandom.uuid();
    const stamp = { kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 300, y: 400 };
    const paint = { parts: [{ source: "lip-07", share: 1 }], grain: 0, medium: "oil" };
    return {
      ...{ subject: draftId, path: "/api/ucp/paintings", told: ["painting.id"], isOnceByItself: true },
      body: { draftId, painting: { paper: "night", title: [0, 0], paints: [paint], strokes: [stamp] } },
    };
  },
};

export const palette: WriteKind = {
  name: "palette",
  stored: `SELECT p.visitor_id AS subject, p.code AS told
           FROM palettes p JOIN works w ON w.visitor_id = p.visitor_id AND w.kind = 'palettes' AND w.ref = p.code`,
  create: () => ({
    ...{ path: "/api/yoku/palettes", told: ["code"], isOnceByItself: true },
    body: { code: ["01121t2d", "02131u2e"][systemRandom.int(2)], lang: "ja", isResting: false },
  }),
};

/** @param publicMascaras ids of what hangs in the gallery: those that are acknowledged are added */
export const mascara = (publicMascaras: string[]): WriteKind => ({
  name: "mascara",
  stored: `SELECT m.visitor_id AS subject, m.id AS told
           FROM mascaras m JOIN works w ON w.visitor_id = m.visitor_id AND w.kind = 'mascaras' AND w.ref = m.code`,
  create: () => ({
    ...{ path: "/api/mcm/works", told: ["work.id"], isOnceByItself: true },
    body: {
      code: formatRecipe({ ...defaultRecipe, first: systemRandom.int(5), last: 3 }),
      ...{ isPublic: true, parentId: null },
    },
    onAcknowledged: (id) => void publicMascaras.push(id),
  }),
});

export const mascaraLike = (publicMascaras: readonly string[]): WriteKind => ({
  name: "like",
  stored: "SELECT visitor_id AS subject, mascara_id AS told FROM mascara_likes",
  create() {
    const id = publicMascaras[systemRandom.int(Math.max(1, publicMascaras.length))];
    if (id === undefined) return null;
    return { method: "PUT", path: `/api/mcm/works/${id}/like`, body: { isLiked: true }, told: [], sent: id };
  },
});

const chapters = ["thing", "lantern", "gift", "verb", "noun"] as const;

/** What was chosen in the chapters of a memory. */
export const memory: WriteKind = {
  name: "memory",
  stored: `SELECT visitor_id AS subject, concat_ws(' ', ${chapters.map((one) => `choices->>'${one}'`).join(", ")}) AS told
           FROM red_memories`,
  create: () => ({
    method: "PUT",
    ...{ path: "/api/mor/memory", told: chapters.map((one) => `choices.${one}`) },
    body: {
      ...{ thing: systemRandom.int(6), lantern: systemRandom.int(31), letter: [3, 1, 4, 0, 5] },
      ...{ gift: systemRandom.int(4), verb: systemRandom.int(12), noun: systemRandom.int(12) },
    },
  }),
};

/** The red that those chapters come to; it comes after `memory`. */
export const red: WriteKind = {
  name: "red",
  stored: `SELECT m.visitor_id AS subject, m.code AS told
           FROM red_memories m JOIN works w ON w.visitor_id = m.visitor_id AND w.path = '/mor?c=' || m.code`,
  create({ told }) {
    const [thing = 0, lantern = 0, gift = 0, verb = 0, noun = 0] = (told.get("memory") ?? "").split(" ").map(Number);
    const code = formatMemoryCode({ thing, lantern, letter: [3, 1, 4, 0, 5], gift, verb, noun });
    return { path: "/api/mor/red", body: { code }, told: ["red.code"], isOnceByItself: true };
  },
};

export const colour: WriteKind = {
  name: "colour",
  stored: `SELECT c.visitor_id AS subject, c.id AS told
           FROM collected_colours c JOIN works w ON w.visitor_id = c.visitor_id AND w.kind = 'colours' AND w.ref = c.id::text`,
  create: () => ({
    ...{ path: "/api/chameleon/book", told: ["book.cells.0.id"] },
    body: { hex: "#d03a3a", name: { time: 1, habit: 1, thing: 1 }, replaces: null },
  }),
};

export const makeupRecipe: WriteKind = {
  name: "recipe",
  stored: `SELECT r.visitor_id AS subject, r.id AS told
           FROM recipes r JOIN works w ON w.visitor_id = r.visitor_id AND w.kind = 'recipes' AND w.ref = r.code`,
  create() {
    const inputs = { place: bare, mood: "bold", minutes: 7, scene: "desk" } as const;
    const code = formatRecipeCode({ ...inputs, isContra: false, isFull: true, owned: [] });
    return { path: "/api/personalmakeup/recipes", body: { code }, told: ["entries.0.id"] };
  },
};

export const testerResult: WriteKind = {
  name: "round of testers",
  stored: `SELECT f.visitor_id AS subject, f.code AS told
           FROM footprints f JOIN works w ON w.visitor_id = f.visitor_id AND w.kind = 'footprints' AND w.ref = f.code`,
  create() {
    const knots = [10, 100].map((x) => ({ x, y: 40, w: 4 }));
    const strokes = [{ shade: systemRandom.int(24), player: 0 as const, knots }];
    const round = { lang: "zh-HK", mission: 14, ground: 2, seconds: 41, isCalm: false, isDuo: false } as const;
    const code = encodeTesterResult({ ...round, strokes });
    return { path: "/api/testerplay/footprints", body: { code, place: "home" }, told: [], sent: code };
  },
};

export const twoFaces: WriteKind = {
  name: "two faces",
  stored: `SELECT f.visitor_id AS subject, f.code AS told
           FROM two_faces f JOIN works w ON w.visitor_id = f.visitor_id AND w.kind = 'faces' AND w.ref = f.code`,
  create() {
    const names = { morning: { head: 0, tail: 3 }, night: { head: 1 + systemRandom.int(2), tail: 12 } };
    const code = pairCode({ pair: { morning: 5, night: 6 }, names });
    return { path: "/api/style/faces", body: { code }, told: ["code"] };
  },
};

export const faceResult: WriteKind = {
  name: "face result",
  stored: `SELECT r.visitor_id AS subject, r.id AS told
           FROM face_results r JOIN works w ON w.visitor_id = r.visitor_id AND w.kind = 'face' AND w.ref = r.id`,
  create: () => ({
    ...{ path: "/api/scan/results", told: ["result.id"] },
    body: { type: 7, runnerUp: 5, chosen: 7, a: 2, b: 1, c: -1, referenceId: "landmarker-jp-1", mode: "camera" },
  }),
};
