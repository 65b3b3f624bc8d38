import type { Language } from "#contracts/languages.ts";
import type { CareKind } from "./distress-words.ts";

/** A place that listens. Numbers are as their operators publish them; whoever changes one looks there first. */
export interface Helpline {
  name: string;
  /** As it is dialled; without one it is a site. */
  phone?: string;
  href: string;
  /** Who it is for, and when it answers. */
  note: string;
}

/** What a card says beside its helplines, in one language. */
export interface CareWords {
  title: string;
  /** Two sentences. */
  text: string;
  danger: string;
  changes: string;
}

const dial = (name: string, phone: string, note: string, digits = phone): Helpline => ({
  ...{ name, phone, note },
  href: `tel:${digits.replaceAll(/[^\d#*+]/gu, "").replaceAll("#", "%23")}`,
});

const yorisoi = dial("よりそいホットライン", "0120-279-338", "24時間・無料");
const yorisoiNorth = dial("よりそいホットライン（岩手・宮城・福島）", "0120-279-226", "24時間・無料");
const dv = dial("DV相談ナビ", "#8008", "近くの相談窓口につながります");
const child = dial("児童相談所", "189", "24時間・無料。自分のことでも、近くの子どものことでも");

const lines: Record<Language, Record<CareKind, readonly Helpline[]>> = {
  ja: {
    life: [
      yorisoi,
      yorisoiNorth,
      dial("#いのちSOS", "0120-061-338", "24時間・無料"),
      dial("いのちの電話", "0120-783-556", "毎日16〜21時（毎月10日は8時から翌朝8時）・無料"),
      dial("チャイルドライン", "0120-99-7777", "18歳まで。毎日16〜21時・無料"),
      {
        name: "まもろうよ こころ（厚生労働省）",
        href: "https://www.mhlw.go.jp/mamorouyokokoro/",
        note: "電話のほか、SNSやチャットで話せる窓口の一覧",
      },
    ],
    violence: [dv, dial("性犯罪・性暴力の相談", "#8891", "都道府県の支援センターにつながります・無料"), yorisoi, child],
    child: [
      child,
      dial("チャイルドライン", "0120-99-7777", "18歳まで。毎日16〜21時・無料"),
      dial("24時間子供SOSダイヤル", "0120-0-78310", "いじめや学校のこと。24時間・無料"),
      dv,
      yorisoi,
    ],
  },
  en: sameFor([
    dial("988 Suicide & Crisis Lifeline (US)", "988", "Call or text, day and night"),
    dial("Samaritans (UK, Ireland)", "116 123", "Free, day and night"),
    dial("Yorisoi Hotline (Japan)", "0120-279-338", "Press 2 for other languages than Japanese"),
    { name: "Find A Helpline", href: "https://findahelpline.com/", note: "Lines in other countries" },
  ]),
  "zh-TW": sameFor([
    dial("安心專線", "1925", "24小時，免費"),
    dial("生命線", "1995", "24小時"),
    dial("張老師", "1980", "週一至週六"),
    dial("保護專線", "113", "家庭暴力、性侵害、兒少保護，24小時"),
  ]),
  "zh-HK": sameFor([
    dial("撒瑪利亞防止自殺會", "2389 2222", "24小時"),
    dial("情緒通", "18111", "24小時"),
    dial("社會福利署熱線", "2343 2255", "家庭及其他支援"),
  ]),
  ko: sameFor([
    dial("자살예방 상담전화", "109", "24시간"),
    dial("청소년 상담전화", "1388", "24시간"),
    dial("여성긴급전화", "1366", "가정폭력·성폭력, 24시간"),
  ]),
  th: sameFor([
    dial("สายด่วนสุขภาพจิต", "1323", "ตลอด 24 ชั่วโมง"),
    dial("ศูนย์ช่วยเหลือสังคม", "1300", "ความรุนแรงในครอบครัวและเด็ก ตลอด 24 ชั่วโมง"),
  ]),
};

function sameFor(list: readonly Helpline[]): Record<CareKind, readonly Helpline[]> {
  return { life: list, violence: list, child: list };
}

/** The helplines of a language, those first that are for what was spoken of. */
export const helplinesFor = (kind: CareKind, lang: Language): readonly Helpline[] => lines[lang][kind];

/** What stands beside them. */
export const careWords: Record<Language, CareWords> = {
  ja: {
    title: "話せるところがあります",
    text: "いま、つらいなかにいるのかもしれません。ひとりで抱えず、名前を言わずに話せるところへ、つないでください。",
    danger: "命に危険があるときは、119（救急）か110（警察）へ。",
    changes: "受付の時間は変わることがあります。この言葉は、どこにも残しません。",
  },
  en: {
    title: "There are people to talk to",
    text: "You may be going through something very hard. You do not have to carry it alone: these lines listen, and you need not give a name.",
    danger: "If a life is in danger, call your local emergency number.",
    changes: "Numbers and hours may change. What you typed is not stored.",
  },
  "zh-TW": {
    title: "有人願意聽你說",
    text: "你現在也許非常難受。不必一個人承擔，這些專線可以不具名地談。",
    danger: "如有生命危險，請撥打119或110。",
    changes: "號碼與時間可能變更。您輸入的文字不會被保存。",
  },
  "zh-HK": {
    title: "有人願意聽你講",
    text: "你現在可能非常難受。不必獨自承受，這些熱線可以不具名傾談。",
    danger: "如有生命危險，請致電999。",
    changes: "號碼及時間可能更改。你輸入的文字不會被儲存。",
  },
  ko: {
    title: "이야기할 수 있는 곳이 있어요",
    text: "지금 많이 힘든 상황일지도 몰라요. 혼자 견디지 말고, 이름을 밝히지 않아도 되는 곳에 연락해 주세요.",
    danger: "생명이 위험할 때는 119나 112로 전화하세요.",
    changes: "번호와 시간은 바뀔 수 있어요. 입력한 말은 저장하지 않아요.",
  },
  th: {
    title: "มีคนพร้อมรับฟัง",
    text: "ตอนนี้คุณอาจกำลังลำบากใจมาก ไม่ต้องแบกไว้คนเดียว สายด่วนเหล่านี้คุยได้โดยไม่ต้องบอกชื่อ",
    danger: "หากมีอันตรายถึงชีวิต โทร 191 หรือ 1669",
    changes: "หมายเลขและเวลาอาจเปลี่ยนแปลง ข้อความที่พิมพ์จะไม่ถูกเก็บไว้",
  },
};
