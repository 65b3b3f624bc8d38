import { useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import {
  keptPhotoSchema,
  type OwnReview,
  type ReviewShelf,
  type SentReview,
  sentReviewSchema,
} from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";
import { photoBlob } from "../photo/take-photo.ts";
import { finished, usePhotos } from "../photo/use-photos.ts";
import { contentOf, type Draft } from "./draft.ts";
import { Form } from "./form.tsx";
import { Preview } from "./preview.tsx";

interface WriterProps {
  shelf: ReviewShelf;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  own: readonly OwnReview[];
  onSent: (review: OwnReview, outcome: SentReview["outcome"]) => void;
}

/** Write, look at it as it will stand, send. Photos go first, each once. */
export function Writer({ shelf, draft, change, own, onSent }: WriterProps) {
  const t = useWords<Words>();
  const tellError = useErrorWords();
  const { state, write } = useVisitor();
  const photos = usePhotos(draft.keptPhotoIds.length);
  const [isPreview, setIsPreview] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function sendPhotos(): Promise<string[]> {
    const ids: string[] = [];
    for (const [i, photo] of photos.photos.entries()) {
      setSaid(t("preview.photoSending", { number: i + 1 }));
      let id = photo.sentId;
      if (id === null) {
        const body = await photoBlob(finished(photo));
        ({ id } = await apiFetch("/api/review/photos", { method: "POST", body, schema: keptPhotoSchema }));
        photos.noteSent(photo.key, id);
      }
      ids.push(id);
    }
    return ids;
  }

  async function send(): Promise<void> {
    if (state === "unsaved") return setSaid(t("write.unsaved"));
    setIsBusy(true);
    setSaid(t("preview.sending"));
    let step: "photos" | "words" = "photos";
    try {
      const photoIds = await sendPhotos();
      step = "words";
      const body = { productId: draft.productId, content: contentOf(draft, photoIds) };
      const intent = { name: `review-${draft.productId}`, path: "/api/review/reviews", method: "POST", body } as const;
      const { outcome, review } = await write(intent, sentReviewSchema);
      track("review_submit");
      photos.clear();
      onSent(review, outcome);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      const { code } = failure;
      const isAway = code === "E-OFFLINE" || code === "E-NET";
      if (isAway) setSaid(t(step === "photos" && photos.photos.length > 0 ? "preview.photoFailed" : "preview.offline"));
      else if (step === "photos" && code === "E-LIMIT") setSaid(t("preview.tooMany"));
      else setSaid(tellError(code, failure).message);
      track(`review_error_${code.toLowerCase() as Lowercase<typeof code>}`);
    } finally {
      setIsBusy(false);
    }
  }

  return isPreview ? (
    <Preview
      draft={draft}
      shelf={shelf}
      own={own}
      photos={photos}
      isBusy={isBusy}
      said={said}
      onBack={() => {
        setSaid("");
        setIsPreview(false);
      }}
      onSend={() => void send()}
    />
  ) : (
    <Form
      shelf={shelf}
      draft={draft}
      change={change}
      own={own}
      photos={photos}
      onNext={() => {
        track("review_step");
        setIsPreview(true);
      }}
    />
  );
}
