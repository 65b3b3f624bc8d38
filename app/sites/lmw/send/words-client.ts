import {
  mySentWordsSchema,
  type MySentWord,
  receivedWordSchema,
  type ReceivedWord,
  type SendWordAnswer,
  sendWordAnswerSchema,
  type WordAnswer,
  type WordReportReason,
} from "#contracts/sent-word.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";

/** Each call throws `ApiError` for whatever can go wrong; a key is made once for one thing that is wanted. */
export const sendWord = (words: string, monster: number, idempotencyKey: string): Promise<SendWordAnswer> =>
  apiFetch("/api/lmw/words", {
    method: "POST",
    body: { words, monster },
    schema: sendWordAnswerSchema,
    idempotencyKey,
  });

export const answerWord = (
  id: string,
  body: { monster: number; answer: WordAnswer },
  idempotencyKey: string,
): Promise<ReceivedWord> =>
  apiFetch(`/api/lmw/words/${id}/paint`, { method: "POST", body, schema: receivedWordSchema, idempotencyKey });

export const reportWord = (id: string, reason: WordReportReason, idempotencyKey: string): Promise<undefined> =>
  apiFetch(`/api/lmw/words/${id}/report`, { method: "POST", body: { reason }, idempotencyKey });

export const takeBackWord = async (id: string, idempotencyKey: string): Promise<MySentWord[]> =>
  (await apiFetch(`/api/lmw/words/${id}`, { method: "DELETE", schema: mySentWordsSchema, idempotencyKey })).words;
