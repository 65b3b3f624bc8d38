import type { SentReview } from "#contracts/review.ts";
import { decide } from "#server/modules/reviews/decide.ts";
import type { DealAnswer } from "../../app/sites/ranking/contract.ts";
import { master, times, type Walker, type Ways } from "./walker.ts";

const lips = master.products.filter(({ line }) => line === "lip");
const lip = (index: number) => lips[index]!;

async function chooseBlind(me: Walker): Promise<void> {
  const { nameless } = await me.write<DealAnswer>("POST", "/api/ranking/deals");
  await me.write("POST", "/api/ranking/picks", { isNamed: false, productId: nameless[0]?.id });
}

const want = (me: Walker, index: number) => me.write("PUT", `/api/wishlist/items/${lip(index).id}`, { isWanted: true });

const readPack = (me: Walker, index: number) => me.write("POST", "/api/barcode/meetings", { jan: lip(index).jan });

const speak = (me: Walker): Promise<SentReview> =>
  me.write<SentReview>("POST", "/api/review/reviews", {
    productId: "lip-03",
    content: {
      ...{ stars: 2, source: "purchase", from: null, faceType: "KIKA", skin: null, followUp: null, photoIds: [] },
      ...{ good: "色は名前のとおり。", notGood: "昼には落ちて、塗り直しました。" },
    },
  });

const stopFilm = (me: Walker, index: number) =>
  me.write("POST", "/api/videos/stopped", {
    ...{ filmId: "film-01", atMs: 1_000 * (index + 1), seen: "#AE0D29", productId: lip(index).id },
  });

/** What is answered, wanted, read, said and watched. */
export const waysOfVoices: Ways = {
  "margin-note": async (me) => {
    await me.write("PUT", "/api/tips/feedback", { tipId: master.tips[0]?.id, isHelpful: true });
  },
  asked: async (me) => void (await me.write("POST", "/api/faq/votes", { entryId: master.faq[0]?.id, isHelpful: true })),
  "no-names": chooseBlind,
  "two-rounds": async (me) => {
    await chooseBlind(me);
    await times(31, async () => me.nextNight());
    await chooseBlind(me);
  },
  "a-want": async (me) => void (await want(me, 0)),
  "ten-wants": (me) => times(10, (index) => want(me, index)),
  "asked-again": async (me) => {
    await want(me, 0);
    await times(31, async () => me.nextNight());
    await me.write("POST", `/api/wishlist/items/${lip(0).id}/answer`, { answer: "let-go" });
  },
  served: async (me) => {
    await want(me, 0);
    await me.write("PATCH", `/api/wishlist/items/${lip(0).id}`, { state: "owned" });
    await me.write("PATCH", `/api/wishlist/items/${lip(0).id}`, { state: "done" });
  },
  "on-the-shelf": async (me) => void (await readPack(me, 2)),
  "three-boxes": (me) => times(3, (index) => readPack(me, index)),
  "said-it": async (me) => void (await speak(me)),
  nodded: async (me) => {
    const { review } = await speak(await me.other());
    await me.zone.database.transaction((queries) =>
      decide(queries, { id: review.id, decision: { verb: "approve" }, now: me.zone.clock.now() }),
    );
    await me.write("PUT", `/api/review/reviews/${review.id}/helpful`, { isHelpful: true });
  },
  "held-colour": async (me) => void (await stopFilm(me, 0)),
  "five-held": (me) => times(5, (index) => stopFilm(me, index)),
  ribbon: async (me) => void (await me.write("PUT", "/api/videos/bookmarks/film-02", { atMs: 4_000 })),
};
