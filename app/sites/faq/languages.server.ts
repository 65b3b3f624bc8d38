import type { FaqCategory } from "#contracts/faq.ts";
import type { Language } from "#contracts/languages.ts";

export type PartialLanguage = Exclude<Language, "ja">;

/** What stands around the answers in the languages that have three groups only. */
export interface LanguageWords {
  title: string;
  description: string;
  lead: string;
  categories: Partial<Record<FaqCategory, string>>;
  japanese: string;
}

/** The words of `/faq?lang=`. They travel with the page: the copy of a site follows its address, and this one has only one. */
export const languageWords: Record<PartialLanguage, LanguageWords> = {
  en: {
    title: "Questions and Answers",
    description: "Short answers about the camera, the lottery and your privacy.",
    lead: "The camera, the lottery and privacy, in English. Everything else is in Japanese.",
    categories: { camera: "Camera", lottery: "Lottery", privacy: "Privacy" },
    japanese: "All questions in Japanese",
  },
  "zh-TW": {
    title: "常見問題",
    description: "相機、抽獎與隱私的簡短回答。",
    lead: "相機、抽獎與隱私的回答。其他問題僅有日文。",
    categories: { camera: "相機", lottery: "抽獎", privacy: "隱私" },
    japanese: "查看所有日文問題",
  },
  "zh-HK": {
    title: "常見問題（香港）",
    description: "相機、抽獎及私隱的簡短回答。",
    lead: "相機、抽獎及私隱的回答。其他問題只有日文。",
    categories: { camera: "相機", lottery: "抽獎", privacy: "私隱" },
    japanese: "查看所有日文問題",
  },
  ko: {
    title: "자주 묻는 질문",
    description: "카메라, 추첨, 개인정보에 대한 짧은 답이에요.",
    lead: "카메라, 추첨, 개인정보에 대한 답이에요. 나머지는 일본어로만 있어요.",
    categories: { camera: "카메라", lottery: "추첨", privacy: "개인정보" },
    japanese: "일본어로 모든 질문 보기",
  },
  th: {
    title: "คำถามที่พบบ่อย",
    description: "คำตอบสั้น ๆ เรื่องกล้อง การจับรางวัล และความเป็นส่วนตัว",
    lead: "คำตอบเรื่องกล้อง การจับรางวัล และความเป็นส่วนตัว เรื่องอื่นมีเฉพาะภาษาญี่ปุ่น",
    categories: { camera: "กล้อง", lottery: "การจับรางวัล", privacy: "ความเป็นส่วนตัว" },
    japanese: "ดูคำถามทั้งหมดเป็นภาษาญี่ปุ่น",
  },
};
