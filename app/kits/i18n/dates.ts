import { jstFields } from "#contracts/jst-clock.ts";
import type { Language } from "#contracts/languages.ts";

/** A moment: a Date, milliseconds, or an ISO text. A date without a time is that day in Japan. */
export type Moment = Date | number | string;

const weekdays: Record<Language, string> = {
  ja: "日 月 火 水 木 金 土",
  en: "Sun Mon Tue Wed Thu Fri Sat",
  "zh-TW": "日 一 二 三 四 五 六",
  "zh-HK": "日 一 二 三 四 五 六",
  ko: "일 월 화 수 목 금 토",
  th: "อาทิตย์ จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์",
};
const englishMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";
const thaiMonths = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.";
const thaiYearOffset = 543;

/**
 * The day in Japan: 「1月10日（水）」, "Wed 10 Jan"; with the year when `withYear` is set (the Buddhist year in Thai).
 * Written without Intl, so that the server and every phone agree to the character.
 */
export function formatDay(moment: Moment, lang: Language, withYear = false): string {
  const { year, month, day, weekday } = jstFields(new Date(moment));
  const name = nth(weekdays[lang], weekday);
  switch (lang) {
    case "en":
      return `${name} ${day} ${nth(englishMonths, month - 1)}${withYear ? ` ${year}` : ""}`;
    case "ko":
      return `${withYear ? `${year}년 ` : ""}${month}월 ${day}일(${name})`;
    case "th":
      return `วัน${name}ที่ ${day} ${nth(thaiMonths, month - 1)}${withYear ? ` ${year + thaiYearOffset}` : ""}`;
    default:
      return `${withYear ? `${year}年` : ""}${month}月${day}日（${name}）`;
  }
}

/** The time of day in Japan, 24 hours: `10:00`, in Thai `10:00 น.` */
export function formatTime(moment: Moment, lang: Language): string {
  const { hour, minute } = jstFields(new Date(moment));
  const time = `${hour}:${String(minute).padStart(2, "0")}`;
  return lang === "th" ? `${time} น.` : time;
}

/** Day and time in Japan; visitors who read another language are told that the time is Japan's. */
export function formatMoment(moment: Moment, lang: Language, withYear = false): string {
  const day = formatDay(moment, lang, withYear);
  const time = formatTime(moment, lang);
  switch (lang) {
    case "ja":
      return `${day}${time}`;
    case "en":
      return `${day}, ${time} (Japan time)`;
    case "ko":
      return `${day} ${time}(일본 시간)`;
    case "th":
      return `${day} ${time} (เวลาญี่ปุ่น)`;
    default:
      return `${day}${time}（日本時間）`;
  }
}

const nth = (names: string, index: number): string => names.split(" ")[index] ?? "";
