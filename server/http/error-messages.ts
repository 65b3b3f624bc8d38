import type { ErrorCode } from "#contracts/error-codes.ts";

const messages: Record<ErrorCode, string> = {
  "E-INPUT": "送られた内容を確認してください。",
  "E-METHOD": "この操作は、ここではできません。",
  "E-CSRF": "画面が古くなりました。読み直しています。",
  "E-CLOSED": "いまは受け付けていません。",
  "E-404": "お探しのものは見つかりませんでした。",
  "E-CONFLICT": "すでに受け付けています。",
  "E-GONE": "期限が過ぎたか、作った人が消したため、表示できません。",
  "E-SIZE": "送られたデータが大きすぎます。",
  "E-TYPE": "この形式のデータは受け取れません。",
  "E-LIMIT": "短い時間に操作が続きました。少し待ってから、もう一度お試しください。",
  "E-SERVER": "こちらの不具合です。直しています。",
  "E-BUSY": "混み合っています。少し待ってから、もう一度お試しください。",
};

/** The sentence a visitor reads for an error code when no screen has better words for it. */
export function errorMessage(code: ErrorCode): string {
  return messages[code];
}
