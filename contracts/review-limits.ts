// Plain, without schemas: this file is in the first bundle of the page.

/** How a writer came by a product: bought it, was given it (then by whom), tried it at a shop, or is one of the staff. */
export const writerSources = ["purchase", "gift", "store", "staff"] as const;
export type WriterSource = (typeof writerSources)[number];

/** Where a review comes from: a writer, or `sample`: we made it up to show how it looks here, and nobody can send one. */
export const reviewSources = [...writerSources, "sample"] as const;
export type ReviewSource = (typeof reviewSources)[number];

/** What a writer may say of the own skin. */
export const reviewSkins = ["dry", "mix", "oily", "sensitive"] as const;
export type ReviewSkin = (typeof reviewSkins)[number];

/** How old a writer may say to be, in bands; the last one is open. */
export const reviewAges = ["10s", "20s", "30s", "40s", "50s"] as const;
export type ReviewAge = (typeof reviewAges)[number];

/** In which light a writer mostly saw the colour: of the sun, of a room, of an office or a school, of a street at night. */
export const reviewLights = ["day", "room", "office", "night"] as const;
export type ReviewLight = (typeof reviewLights)[number];

/** `new`: the newest first; `helpful`: the most helpful first; `dry` (辛口から): the fewest stars first. */
export const reviewSorts = ["new", "helpful", "dry"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Where the newest version of a review is. */
export const reviewStates = ["waiting", "published", "returned", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a review is given back or taken down. None of them is about what the writer thinks of the product. */
export const reviewReasons = ["effect", "advert", "person", "offtopic", "copied", "photo", "source"] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What a reader may say of a review. */
export const reviewReports = ["effect", "advert", "person", "copied", "photo", "other"] as const;
export type ReviewReport = (typeof reviewReports)[number];

/** Characters as a reader counts them (code points): both boxes together, the giver, and what is told after 30 days. */
export const reviewLength = { least: 20, most: 600, from: 30, followUp: 300 } as const;
export const maxReviewPhotos = 3;
/** The number of the first review that a visitor wrote; the numbers below are those of samples. */
export const firstWrittenReview = 10_000;
/** The longer side of a photo when it leaves the device, and when it is kept. */
export const reviewPhotoPx = 1600;
/** After so many days a writer is asked how it went on. */
export const followUpDays = 30;
/** So many reviews stand on a page of the list. */
export const reviewPageSize = 12;
/** From so many reviews on, their words are counted. */
export const minReviewsForWords = 20;

/** How long a text is to a reader. */
export const lengthOf = (text: string): number => [...text.trim()].length;
