import sharp from "sharp";
import type { WriteKind } from "./write-kind.ts";

const picture = await sharp({ create: { width: 160, height: 120, channels: 3, background: "#ae0d29" } })
  .jpeg()
  .toBuffer();

export const photo: WriteKind = {
  name: "photo",
  stored: "SELECT visitor_id AS subject, id AS told FROM review_photos",
  create: () => ({ path: "/api/review/photos", body: picture, told: ["id"] }),
};

/** A review with the photo; it comes after `photo`. */
export const review: WriteKind = {
  name: "review",
  stored: `SELECT r.visitor_id AS subject, concat_ws(' ', r.id, r.stars, p.id) AS told
           FROM reviews r JOIN review_versions v ON v.review_id = r.id LEFT JOIN review_photos p ON p.review_id = r.id
           WHERE r.visitor_id IS NOT NULL`,
  create({ told }) {
    const content = {
      ...{ stars: 2, source: "purchase", from: null, faceType: "KIKA", skin: null, followUp: null },
      ...{ good: "色は名前のとおり。", notGood: "昼には落ちて、塗り直しました。", photoIds: [told.get("photo")] },
    };
    return {
      ...{ path: "/api/review/reviews", body: { productId: "lip-03", content } },
      told: ["review.id", "review.versions.0.content.stars", "review.versions.0.content.photoIds.0"],
    };
  },
};
