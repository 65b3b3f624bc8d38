import { systemRandom } from "#server/platform/random.ts";
import type { WriteKind } from "./write-kind.ts";

/** As JSON has a moment. */
const moment = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const lip = (): string => `lip-${String(1 + systemRandom.int(24)).padStart(2, "0")}`;

export const wish: WriteKind = {
  name: "wish",
  stored: `SELECT visitor_id AS subject, product_id || ' ' || ${moment("wanted_at")} AS told FROM wishes`,
  create: () => ({
    method: "PUT",
    ...{ path: `/api/wishlist/items/${lip()}`, body: { isWanted: true } },
    told: ["wish.productId", "wish.wantedAt"],
  }),
};

export const videoBookmark: WriteKind = {
  name: "bookmark",
  stored: "SELECT visitor_id AS subject, film_id || ' ' || at_ms AS told FROM film_bookmarks",
  create: () => ({
    method: "PUT",
    ...{ path: "/api/videos/bookmarks/film-03", body: { atMs: systemRandom.int(20_000) } },
    told: ["bookmarks.0.filmId", "bookmarks.0.atMs"],
  }),
};

export const stoppedColour: WriteKind = {
  name: "stopped colour",
  stored: "SELECT visitor_id AS subject, id || ' ' || product_id AS told FROM stopped_colours",
  create: () => ({
    ...{ path: "/api/videos/stopped", told: ["stopped.0.id", "stopped.0.productId"] },
    body: { filmId: "film-05", atMs: 7_000, seen: "#C0392B", productId: lip() },
  }),
};

export const savedHack: WriteKind = {
  name: "hack",
  stored: `SELECT h.visitor_id AS subject, h.hack_number::text AS told
           FROM hack_results h JOIN works w ON w.visitor_id = h.visitor_id AND w.kind = 'hacks' AND w.ref = h.hack_number::text`,
  create: () => ({
    ...{ path: "/api/hack/book", body: { numbers: [1 + systemRandom.int(96)] }, told: ["hacks.0.number"] },
  }),
};

export const tryOn: WriteKind = {
  name: "try-on",
  stored: "SELECT visitor_id AS subject, id AS told FROM try_ons",
  create: () => ({ path: "/api/virtual-tester/try-ons", body: { productId: lip() }, told: ["id"] }),
};

export const faqVote: WriteKind = {
  name: "vote on an answer",
  stored: "SELECT visitor_id AS subject, entry_id || ' ' || is_helpful AS told FROM faq_votes",
  create: () => ({
    ...{ path: "/api/faq/votes", told: ["entryId", "isHelpful"] },
    body: { entryId: "privacy-cookies", isHelpful: systemRandom.int(2) === 0 },
  }),
};

export const tipFeedback: WriteKind = {
  name: "feedback on a tip",
  stored: "SELECT visitor_id AS subject, tip_id || ' ' || is_helpful AS told FROM tip_feedback",
  create: () => ({
    method: "PUT",
    ...{ path: "/api/tips/feedback", told: ["tipId", "isHelpful"] },
    body: { tipId: "tip-029", isHelpful: systemRandom.int(2) === 0 },
  }),
};

/** Who goes along, in the whole hub. */
export const companion: WriteKind = {
  name: "companion",
  stored: "SELECT visitor_id AS subject, monster_id AS told FROM companions",
  create: () => ({
    ...{ path: "/api/lmw/progress", told: ["companion"] },
    body: { kind: "starter", monsterId: ["01", "13", "17"][systemRandom.int(3)] },
  }),
};

/** What its visitor calls the red; it comes after `red`. */
export const petName: WriteKind = {
  name: "pet name",
  stored: "SELECT visitor_id AS subject, pet_name AS told FROM red_memories WHERE pet_name IS NOT NULL",
  create: () => ({ method: "PUT", path: "/api/mor/pet-name", body: { petName: "夕焼け" }, told: ["red.petName"] }),
};

/** The saved items of a visitor are open to friends. Shown once and stored as a hash, so there is no stored answer. */
export const openRoom: WriteKind = {
  name: "room open to friends",
  stored: `SELECT visitor_id AS subject, ${moment("(made_at + interval '24 hours')")} AS told FROM room_friend_codes`,
  isRepeatable: false,
  create: () => ({ path: "/api/myroom/friends", body: {}, told: ["until"] }),
};

/** The list of wishes is open to whoever knows its address. */
export const wishShare: WriteKind = {
  name: "shared wishes",
  stored: "SELECT visitor_id AS subject, share_id || ' ' || has_notes AS told FROM wish_shares",
  create: () => ({ path: "/api/wishlist/share", body: { hasNotes: true }, told: ["share.id", "share.hasNotes"] }),
};
