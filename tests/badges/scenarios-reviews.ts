import type { SubmittedReview } from "#contracts/review.ts";
import { decide } from "#server/modules/reviews/decide.ts";
import type { DealAnswer } from "../../app/sites/ranking/contract.ts";
import { master, repeat, type ApiUser, type Scenarios } from "./api-user.ts";

const lips = master.products.filter(({ line }) => line === "lip");
const lip = (index: number) => lips[index]!;

async function chooseBlindTest(user: ApiUser): Promise<void> {
  const { nameless: anonymous } = await user.write<DealAnswer>("POST", "/api/ranking/deals");
  await user.write("POST", "/api/ranking/picks", { isNamed: false, productId: anonymous[0]?.id });
}

const addWish = (user: ApiUser, index: number) =>
  user.write("PUT", `/api/wishlist/items/${lip(index).id}`, { isWanted: true });

const scanPack = (user: ApiUser, index: number) => user.write("POST", "/api/barcode/meetings", { jan: lip(index).jan });

const postReview = (user: ApiUser): Promise<SubmittedReview> =>
  user.write<SubmittedReview>("POST", "/api/review/reviews", {
    productId: "lip-03",
    content: {
      ...{ stars: 2, source: "purchase", from: null, faceType: "KIKA", skin: null, followUp: null, photoIds: [] },
      ...{ good: "色は名前のとおり。", notGood: "昼には落ちて、塗り直しました。" },
    },
  });

const stopVideo = (user: ApiUser, index: number) =>
  user.write("POST", "/api/videos/stopped", {
    ...{ filmId: "film-01", atMs: 1_000 * (index + 1), seen: "#AE0D29", productId: lip(index).id },
  });

/** What is answered, wanted, read, said and watched. */
export const reviewScenarios: Scenarios = {
  "margin-note": async (user) => {
    await user.write("PUT", "/api/tips/feedback", { tipId: master.tips[0]?.id, isHelpful: true });
  },
  asked: async (user) =>
    void (await user.write("POST", "/api/faq/votes", { entryId: master.faq[0]?.id, isHelpful: true })),
  "no-names": chooseBlindTest,
  "two-rounds": async (user) => {
    await chooseBlindTest(user);
    await repeat(31, async () => user.nextDay());
    await chooseBlindTest(user);
  },
  "a-want": async (user) => void (await addWish(user, 0)),
  "ten-wants": (user) => repeat(10, (index) => addWish(user, index)),
  "asked-again": async (user) => {
    await addWish(user, 0);
    await repeat(31, async () => user.nextDay());
    await user.write("POST", `/api/wishlist/items/${lip(0).id}/answer`, { answer: "let-go" });
  },
  served: async (user) => {
    await addWish(user, 0);
    await user.write("PATCH", `/api/wishlist/items/${lip(0).id}`, { state: "owned" });
    await user.write("PATCH", `/api/wishlist/items/${lip(0).id}`, { state: "done" });
  },
  "on-the-shelf": async (user) => void (await scanPack(user, 2)),
  "three-boxes": (user) => repeat(3, (index) => scanPack(user, index)),
  "said-it": async (user) => void (await postReview(user)),
  nodded: async (user) => {
    const { review } = await postReview(await user.other());
    await user.hub.database.transaction((queries) =>
      decide(queries, { id: review.id, decision: { verb: "approve" }, now: user.hub.clock.now() }),
    );
    await user.write("PUT", `/api/review/reviews/${review.id}/helpful`, { isHelpful: true });
  },
  "held-colour": async (user) => void (await stopVideo(user, 0)),
  "five-held": (user) => repeat(5, (index) => stopVideo(user, index)),
  ribbon: async (user) => void (await user.write("PUT", "/api/videos/bookmarks/film-02", { atMs: 4_000 })),
};
