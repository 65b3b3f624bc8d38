import * as v from "valibot";
import { languages } from "./languages.ts";
import { type LocalizedText, localizedTextSchema } from "./localized-text.ts";

/** The groups of the questions, in the order in which they stand. */
export const faqCategories = [
  "camera",
  "lottery",
  "room",
  "products",
  "service",
  "privacy",
  "external",
  "accessibility",
  "terms",
] as const;
export type FaqCategory = (typeof faqCategories)[number];

/** The groups that are there in all six languages. */
export const translatedFaqCategories: readonly FaqCategory[] = ["camera", "lottery", "service", "privacy"];

/** An anchor: it stands in addresses that others keep, so it never changes. */
export const faqIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/));

const hubPathSchema = v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9_/?=#&-]*$/, "a place inside the zone begins with /"));

/** One question with its answer: one text for each paragraph, service voice. */
export const faqEntrySchema = v.pipe(
  v.strictObject({
    id: faqIdSchema,
    category: v.picklist(faqCategories),
    question: localizedTextSchema,
    answer: v.pipe(v.array(localizedTextSchema), v.minLength(1), v.maxLength(4)),
    /** Where one goes on. */
    links: v.optional(v.array(v.strictObject({ to: hubPathSchema, label: localizedTextSchema })), []),
    /** Further words a visitor may ask with. */
    keywords: v.array(v.pipe(v.string(), v.nonEmpty())),
  }),
  v.check(
    ({ category, question, answer, links }) =>
      !translatedFaqCategories.includes(category) ||
      [question, ...answer, ...links.map(({ label }) => label)].every(isInAllLanguages),
    "this group stands in all six languages",
  ),
);
export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;

export const trustPageIds = ["privacy", "terms", "accessibility"] as const;
export type TrustPageId = (typeof trustPageIds)[number];

/** A page one is asked to trust: `/faq?page={id}`. Japanese, which is the binding text. */
export const trustPageSchema = v.strictObject({
  id: v.picklist(trustPageIds),
  title: v.pipe(v.string(), v.nonEmpty()),
  /** For the head and search: at most 80 characters. */
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** The day from which this text holds. */
  since: v.pipe(v.string(), v.isoDate()),
  sections: v.pipe(
    v.array(
      v.strictObject({
        id: faqIdSchema,
        heading: v.pipe(v.string(), v.nonEmpty()),
        paragraphs: v.array(v.pipe(v.string(), v.nonEmpty())),
        /** Things that stand one below the other, after the paragraphs. */
        points: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
      }),
    ),
    v.minLength(1),
  ),
});
export type TrustPage = v.InferOutput<typeof trustPageSchema>;

/** The body of `POST /api/faq/votes`. */
export const faqVoteSchema = v.strictObject({ entryId: faqIdSchema, isHelpful: v.boolean() });

/** Its answer: the visitor's vote as it is stored now, and how many found the answer helpful. */
export const faqVoteAnswerSchema = v.object({
  entryId: faqIdSchema,
  isHelpful: v.boolean(),
  helpfulCount: v.number(),
});

/** `GET /api/faq/votes`: what this visitor has voted so far. */
export const faqVotesSchema = v.object({
  votes: v.array(v.object({ entryId: faqIdSchema, isHelpful: v.boolean() })),
});

const isInAllLanguages = (text: LocalizedText): boolean => languages.every((lang) => text[lang] !== undefined);
