import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errorStatus } from "#contracts/error-codes.ts";
import { type Language, languages } from "#contracts/languages.ts";
import { type ErrorDetails, type ErrorText, useErrorMessages, type VisitorErrorCode } from "./error-messages.ts";
import { type CompiledMessages, MessagesProvider } from "./messages.tsx";

const copies = import.meta.glob<CompiledMessages>("../../shell/copy/*.json", { eager: true, import: "default" });

const phoneCodes: VisitorErrorCode[] = [
  ...(["E-NET", "E-OFFLINE", "E-BEFORE", "E-MODEL"] as const),
  ...(["E-CAM-DENY", "E-CAM-NONE", "E-CAM-BUSY", "E-CAM-INAPP"] as const),
  ...(["E-FACE-NONE", "E-FACE-MANY", "E-FACE-DARK", "E-FACE-TILT", "E-FACE-FAR"] as const),
];
const codes = [...(Object.keys(errorStatus) as VisitorErrorCode[]), ...phoneCodes];

function textOf(lang: Language, code: VisitorErrorCode, details?: ErrorDetails): ErrorText {
  let text: ErrorText = { message: "", action: null };
  function Reader() {
    text = useErrorMessages()(code, details);
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider lang={lang} messages={copies[`../../shell/copy/${lang}.json`] ?? {}}>
      <Reader />
    </MessagesProvider>,
  );
  return text;
}

test.each(languages)("in %s every code says what happened, and all but the face hints what to do", (lang) => {
  for (const code of codes) {
    const { message, action } = textOf(lang, code);
    expect(message, code).not.toMatch(/^$|errors\.|shell\./);
    expect(action === null, code).toBe(code.startsWith("E-FACE"));
  }
});

test("a limit of a few seconds asks for seconds, a limit of the day names the hour", () => {
  expect(textOf("ja", "E-LIMIT", { retryAfterMs: 4200 }).message).toContain("5秒");
  expect(textOf("en", "E-LIMIT", { retryAfterMs: 900 }).message).toContain("1 second.");
  expect(textOf("ja", "E-LIMIT").message).toBe("今日できる回数は終わりました。次は0:00からです。");
});

test("a fault of the server carries the number to ask for", () => {
  expect(textOf("ja", "E-SERVER", { requestId: "a1b2" }).message).toBe(
    "こちらの不具合です。時間をおいて、もう一度お試しください。番号 a1b2",
  );
});

test("an input that is refused without its field named is still a sentence", () => {
  expect(textOf("ja", "E-INPUT").message).toBe("入力を確認してください。");
  expect(textOf("ja", "E-INPUT", { field: "郵便番号" }).message).toBe("郵便番号を確認してください。");
  for (const lang of languages) expect(textOf(lang, "E-INPUT").message, lang).not.toMatch(/^を|[：:查認]\s*[。]?$/);
});
