import { expect, test } from "vitest";
import { formatDay, formatMoment, formatTime } from "./dates.ts";

const launch = "2024-01-10T10:00:00+09:00";

test.each([
  ["ja", "1月10日（水）10:00"],
  ["en", "Wed 10 Jan, 10:00 (Japan time)"],
  ["zh-TW", "1月10日（三）10:00（日本時間）"],
  ["zh-HK", "1月10日（三）10:00（日本時間）"],
  ["ko", "1월 10일(수) 10:00(일본 시간)"],
  ["th", "วันพุธที่ 10 ม.ค. 10:00 น. (เวลาญี่ปุ่น)"],
] as const)("a visitor who reads %s is told the moment of the launch in Japan's time", (lang, text) => {
  expect(formatMoment(launch, lang)).toBe(text);
});

test("the day changes at midnight in Japan, wherever the phone is", () => {
  expect(formatDay("2024-01-10T23:59:59+09:00", "ja")).toBe("1月10日（水）");
  expect(formatDay("2024-01-10T15:00:00Z", "ja")).toBe("1月11日（木）");
});

test("a date without a time is that very day", () => {
  expect(formatDay("2024-02-29", "ja", true)).toBe("2024年2月29日（木）");
});

test("the year is written as each language counts it", () => {
  expect(formatDay(launch, "en", true)).toBe("Wed 10 Jan 2024");
  expect(formatDay(launch, "ko", true)).toBe("2024년 1월 10일(수)");
  expect(formatDay(launch, "th", true)).toBe("วันพุธที่ 10 ม.ค. 2567");
});

test("midnight is 0:00 and single minutes keep their zero", () => {
  expect(formatTime("2024-01-10T00:05:00+09:00", "ja")).toBe("0:05");
});
