import * as v from "valibot";
import { type ReviewQuery, parseReviewQuery } from "./rules/review-query.ts";

/** The query of `GET /api/review/list`: the same words as in the address of the page. */
export const listQuerySchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(80))),
  v.transform((given): ReviewQuery => parseReviewQuery(new URLSearchParams(given)).query),
);
