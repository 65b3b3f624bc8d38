import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { BroadcastMessage, CancelReason } from "#contracts/broadcast.ts";
import type { Campaign } from "#contracts/campaign.ts";
import type { ResultMode } from "#contracts/face-result.ts";
import type { MemoryChoices } from "#contracts/memory.ts";
import type { Family } from "#contracts/mural.ts";
import type { Refusal } from "#contracts/painting-limits.ts";
import type { Paint, Painting, PaintingState } from "#contracts/painting.ts";
import type { ProphecyAnswer } from "#contracts/prophecy-history.ts";
import type { ProphecyForm } from "#contracts/prophecy.ts";
import type { ReviewAge, ReviewLight, ReviewReason, ReviewState } from "#contracts/review-limits.ts";
import type { MyReviewRecord } from "#contracts/review.ts";
import type { SentWordState, WordAnswer } from "#contracts/sent-word.ts";
import type { WishFolder, WishState } from "#contracts/wish-limits.ts";
import type { FaceType } from "../modules/ranking/interest.ts";
import type { AppliedStep } from "../modules/recipes/diary.ts";
import type { StoredContent, StoredReviewContent } from "../modules/reviews/stored-content.ts";
import type { LeaderboardEntry } from "../modules/votes/leaderboard.ts";

/**
 * Columns whose values are fewer, or better known, than their type in the database says. `npm run schema` reads the keys,
 * refuses one that names no column, and gives these types to `Tables` and to every row that has the column.
 */
export interface ColumnTypes {
  "audit_log.detail": Record<string, unknown>;
  "campaigns.content": Campaign;
  "face_results.chosen": FaceType;
  "face_results.mode": ResultMode;
  "idempotency_answers.body": object;
  "idempotency_answers.status": ContentfulStatusCode;
  "interest_visitors.face_type": FaceType;
  "live_airings.reason": CancelReason;
  "live_messages.kind": BroadcastMessage["kind"];
  "painted_words.answer": WordAnswer;
  "paintings.family": Family;
  "paintings.painting": Painting;
  "paintings.paints": Paint[];
  "paintings.refusal": Refusal;
  "paintings.state": PaintingState;
  "prophecies.answer": ProphecyAnswer;
  "prophecies.form": ProphecyForm;
  "recipes.steps": readonly AppliedStep[];
  "red_memories.choices": MemoryChoices;
  "review_versions.content": StoredReviewContent;
  "review_versions.reason": ReviewReason;
  "review_versions.state": MyReviewRecord["versions"][number]["state"];
  "reviews.age": ReviewAge;
  "reviews.content": StoredContent;
  "reviews.light": ReviewLight;
  "reviews.reason": ReviewReason;
  "reviews.state": ReviewState;
  "sent_words.state": SentWordState;
  "stage_runs.setup": Record<string, number | boolean>;
  "vote_boards.standings": LeaderboardEntry[];
  "votes.face_type": FaceType;
  "wishes.folder": WishFolder;
  "wishes.left_how": "removed" | "let-go";
  "wishes.state": WishState;
}
