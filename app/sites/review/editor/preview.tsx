import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyReviewRecord, ReviewCatalogue } from "#contracts/review.ts";
import { type ClaimKind, findClaims, splitByClaims } from "#contracts/review-guidance.ts";
import type { Messages } from "../copy/messages.ts";
import { Byline } from "../parts/byline.tsx";
import { PhotoRow } from "../parts/photo-row.tsx";
import { SourceMark } from "../parts/source-mark.tsx";
import { Stars } from "../parts/stars.tsx";
import { drawPhoto } from "../photo/draw-photo.ts";
import type { EditedPhoto, Photos } from "../photo/use-photos.ts";
import { findStaffClaims } from "../staff-claims.ts";
import type { Draft } from "./draft.ts";
import css from "./preview.module.css";

interface PreviewProps {
  draft: Draft;
  catalogue: ReviewCatalogue;
  myReviews: readonly MyReviewRecord[];
  photos: Photos;
  isBusy: boolean;
  statusMessage: string;
  onBack: () => void;
  onSend: () => void;
}

/** The review as it will stand, with what had better be said otherwise underlined. Only the staff's claims are blocked. */
export function Preview({ draft, catalogue, myReviews, photos, isBusy, statusMessage, onBack, onSend }: PreviewProps) {
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [mustCheck, setMustCheck] = useState(false);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const needsCheck = photos.photos.length > 0;
  const staffClaims = findStaffClaims(draft);

  return (
    <div className="column-4">
      <h3 ref={heading} className={classNames(css.title, "text-heading", role.display)} tabIndex={-1}>
        {t("preview.title")}
      </h3>
      <PreviewCard draft={draft} catalogue={catalogue} alias={myReviews[0]?.alias} photos={photos} />
      <p className="text-aside">{t("preview.lead")}</p>
      <Claims draft={draft} />
      {staffClaims.length > 0 && (
        <p className="marked text-warning">
          {t("preview.staffLaw", { words: staffClaims.map((words) => `「${words}」`).join("") })}
        </p>
      )}
      {needsCheck && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={isChecked}
            aria-invalid={(mustCheck && !isChecked) || undefined}
            onChange={({ target }) => setIsChecked(target.checked)}
          />
          <span>
            {t("preview.faces")}
            {mustCheck && !isChecked && <b className="block text-warning">{t("preview.facesError")}</b>}
          </span>
        </label>
      )}
      <div className={`${css.acts} stack-3`}>
        <Button look="line" onClick={onBack}>
          {t("preview.back")}
        </Button>
        {staffClaims.length === 0 && (
          <Button pending={isBusy} onClick={() => (needsCheck && !isChecked ? setMustCheck(true) : onSend())}>
            {t("preview.send")}
          </Button>
        )}
      </div>
      <p className={css.status} role="status">
        {statusMessage}
      </p>
    </div>
  );
}

interface PreviewCardProps extends Pick<PreviewProps, "draft" | "catalogue" | "photos"> {
  /** What one's reviews are signed with; undefined before the first one. */
  alias: string | undefined;
}

/** The review as others will see it. */
function PreviewCard({ draft, catalogue, alias, photos }: PreviewCardProps) {
  const t = useMessages<Messages>();
  const product = catalogue.lines.flatMap(({ products }) => products).find(({ id }) => id === draft.productId);
  return (
    <article className={`${css.card} column-3 on-ink`}>
      <div className={css.top}>
        {draft.source && (
          <SourceMark review={{ source: draft.source, from: draft.source === "gift" ? draft.from : null }} />
        )}
        {draft.stars !== null && <Stars stars={draft.stars} />}
      </div>
      <p className={classNames("text-heading", role.display)}>{product?.name}</p>
      <Side label={t("card.good")} text={draft.good} />
      <Side label={t("card.notGood")} text={draft.notGood} />
      <Side label={t("preview.followUp")} text={draft.followUp} />
      {(draft.keptPhotoIds.length > 0 || photos.photos.length > 0) && (
        <PhotoRow>
          {draft.keptPhotoIds.map((id, i) => (
            <li key={id}>
              <img src={`/api/review/photos/${id}`} alt={t("photos.number", { number: i + 1 })} />
            </li>
          ))}
          {photos.photos.map((photo, i) => (
            <li key={photo.key}>
              <PhotoThumbnail photo={photo} label={t("photos.number", { number: draft.keptPhotoIds.length + i + 1 })} />
            </li>
          ))}
        </PhotoRow>
      )}
      <Byline alias={alias ?? t("preview.name")} {...draft} />
    </article>
  );
}

/** What had better be said otherwise, and why. */
function Claims({ draft }: { draft: Draft }) {
  const t = useMessages<Messages>();
  const claims = [draft.good, draft.notGood, draft.followUp].flatMap(findClaims);
  const kinds = [...new Set(claims.map(({ kind }) => kind))];
  return (
    <div className={`${css.law} on-ink stack-2`} data-claims={claims.length}>
      <h4 className="text-service">{t("preview.lawTitle")}</h4>
      {kinds.length === 0 ? (
        <p>{t("preview.clear")}</p>
      ) : (
        <>
          <p>{t("preview.lawLead")}</p>
          <ul className="stack-3">
            {kinds.map((kind) => (
              <li key={kind}>
                <b className="block">{claimWordsOf(kind, claims)}</b>
                <span>{t(`preview.claims.${kind}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const claimWordsOf = (kind: ClaimKind, claims: ReturnType<typeof findClaims>): string =>
  [...new Set(claims.filter((claim) => claim.kind === kind).map(({ words: claimWords }) => `「${claimWords}」`))].join(
    "",
  );

function Side({ label, text }: { label: string; text: string }) {
  if (text.trim() === "") return null;
  return (
    <div className={css.side}>
      <p className="text-note">{label}</p>
      <p className={`${css.text} text-medium text-service`}>
        {splitByClaims(text.trim()).map(({ text: piece, claim }, i) =>
          claim ? (
            <mark key={i} className={css.claim}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </p>
    </div>
  );
}

function PhotoThumbnail({ photo, label }: { photo: EditedPhoto; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, photo.base, photo);
  }, [photo]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
