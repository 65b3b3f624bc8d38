import * as v from "valibot";
import { languageSchema, localizedTextSchema } from "./localized-text.ts";

/**
 * One address of a site. `path` is the route pattern without a leading slash ("/" is the empty path).
 * Screens with the same `id` and different `lang` are siblings: hreflang, the language bar and the
 * sitemap come from that.
 */
export const screenSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  path: v.pipe(v.string(), v.nonEmpty()),
  lang: languageSchema,
  /** The route module inside the site's folder. Without one the address shows the closed site. */
  file: v.optional(v.string()),
  /** Query parameters that change what the server renders; all others are stripped from the cache key. */
  query: v.optional(v.array(v.string()), []),
  /**
   * Where a share of something leads: true when the address is always that of one thing, else the query parameter, or
   * one of several, that names it. The first ten seconds there belong to the thing.
   */
  landing: v.optional(v.union([v.literal(true), v.string(), v.array(v.string())])),
  /** True for one scene from edge to edge: its controls stand where a bar of the shell would lie. */
  isFullScreen: v.optional(v.boolean(), false),
  /** Without the prefix `KATE ZONE | `, which the shell adds. */
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(58)),
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** False: `noindex`, and not in the sitemap. */
  index: v.boolean(),
});

export const capabilities = ["camera", "sound", "webgl"] as const;

/** The manifest of a mini-site: plain data, read by the shell before anything of the site is loaded. */
export const siteSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The zone it belongs to: 1 入口, 2 素, 3 怪, 4 造, 5 声. */
  zone: v.picklist([1, 2, 3, 4, 5]),
  /** The name on the links to it. */
  name: localizedTextSchema,
  /** What one does in it, as a short verb phrase: 「顔から始める」. */
  verb: localizedTextSchema,
  /** One or two sentences of what the site will offer, shown while it is closed. */
  promise: localizedTextSchema,
  /** What the site cannot work without asking for. */
  needs: v.array(v.picklist(capabilities)),
  /** Position among the sites of its zone; sites without one (service pages, lmk) are not listed there. */
  order: v.optional(v.number()),
  /** True where the companion is in the site itself: then it says nothing over the bar. */
  hasOwnCompanion: v.optional(v.boolean(), false),
  /** True for the pages that lead to all sites: they share the hub's own picture, and their styles come in one file. */
  isHub: v.optional(v.boolean(), false),
  screens: v.pipe(v.array(screenSchema), v.minLength(1)),
});

export type Screen = v.InferInput<typeof screenSchema>;
/** What a `site.ts` exports as `site`. */
export type Site = v.InferInput<typeof siteSchema>;
