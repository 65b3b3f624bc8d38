import { useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import {
  savedPhotoSchema,
  type MyReviewRecord,
  type ReviewCatalogue,
  type SubmittedReview,
  submittedReviewSchema,
} from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { toPhotoBlob } from "../photo/load-photo.ts";
import { type Photos, renderFinished, usePhotos } from "../photo/use-photos.ts";
import { contentOf, type Draft } from "./draft.ts";
import { ReviewForm } from "./review-form.tsx";
import { Preview } from "./preview.tsx";

export interface ReviewEditorProps {
  catalogue: ReviewCatalogue;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  myReviews: readonly MyReviewRecord[];
  onSent: (review: MyReviewRecord, outcome: SubmittedReview["outcome"]) => void;
}

/** Write, look at it as it will stand, send. Photos go first, each once. */
export function ReviewEditor({ catalogue, draft, change, myReviews, onSent }: ReviewEditorProps) {
  const photos = usePhotos(draft.keptPhotoIds.length);
  const [isPreview, setIsPreview] = useState(false);
  const { isBusy, statusMessage, setStatusMessage, send } = useSendReview(draft, photos, onSent);

  return isPreview ? (
    <Preview
      draft={draft}
      catalogue={catalogue}
      myReviews={myReviews}
      photos={photos}
      isBusy={isBusy}
      statusMessage={statusMessage}
      onBack={() => {
        setStatusMessage("");
        setIsPreview(false);
      }}
      onSend={() => void send()}
    />
  ) : (
    <ReviewForm
      catalogue={catalogue}
      draft={draft}
      change={change}
      myReviews={myReviews}
      photos={photos}
      onNext={() => {
        track("review_step");
        setIsPreview(true);
      }}
    />
  );
}

/** Sends the review, its photos first; `statusMessage` says how far that is, or why it failed. */
function useSendReview(draft: Draft, photos: Photos, onSent: ReviewEditorProps["onSent"]) {
  const t = useMessages<Messages>();
  const describeError = useErrorMessages();
  const { state, write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);
  const [statusMessage, setStatusMessage] = useState("");

  async function send(): Promise<void> {
    if (state === "unsaved") return setStatusMessage(t("write.unsaved"));
    setIsBusy(true);
    setStatusMessage(t("preview.sending"));
    let step: "photos" | "words" = "photos";
    try {
      const photoIds = await sendPhotos(photos, (number) => setStatusMessage(t("preview.photoSending", { number })));
      step = "words";
      const body = { productId: draft.productId, content: contentOf(draft, photoIds) };
      const intent = { name: `review-${draft.productId}`, path: "/api/review/reviews", method: "POST", body } as const;
      const { outcome, review } = await write(intent, submittedReviewSchema);
      track("review_submit");
      photos.clear();
      onSent(review, outcome);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      const { code } = failure;
      const key = failureKey(code, step === "photos", photos.photos.length > 0);
      setStatusMessage(key ? t(key) : describeError(code, failure).message);
      track(`review_error_${code.toLowerCase() as Lowercase<typeof code>}`);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, statusMessage, setStatusMessage, send };
}

/** Sends the photos that the server does not have yet. @param onPhoto the number of the one that is sent now, from 1 */
async function sendPhotos(photos: Photos, onPhoto: (number: number) => void): Promise<string[]> {
  const ids: string[] = [];
  for (const [i, photo] of photos.photos.entries()) {
    onPhoto(i + 1);
    let id = photo.sentId;
    if (id === null) {
      const body = await toPhotoBlob(renderFinished(photo));
      ({ id } = await apiFetch("/api/review/photos", { method: "POST", body, schema: savedPhotoSchema }));
      photos.noteSent(photo.key, id);
    }
    ids.push(id);
  }
  return ids;
}

/** What this form says of a failure itself; null: what the catalogue says. */
function failureKey(code: ApiErrorCode, isSendingPhotos: boolean, hasPhotos: boolean) {
  if (code === "E-OFFLINE" || code === "E-NET")
    return isSendingPhotos && hasPhotos ? "preview.photoFailed" : "preview.offline";
  return isSendingPhotos && code === "E-LIMIT" ? "preview.tooMany" : null;
}
