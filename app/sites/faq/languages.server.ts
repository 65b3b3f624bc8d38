import type { FaqCategory } from "#contracts/faq.ts";
import type { Language } from "#contracts/languages.ts";

export type PartialLanguage = Exclude<Language, "ja">;

/** What stands around the answers in the languages that have four groups only. */
export interface LanguageWords {
  title: string;
  description: string;
  lead: string;
  categories: Partial<Record<FaqCategory, string>>;
  japanese: string;
  search: string;
}

/** The words of `/faq?lang=`. They travel with the page: the copy of a site follows its address, and this one has only one. */
export const languageWords: Record<PartialLanguage, LanguageWords> = {
  en: {
    title: "Questions and Answers",
    description: "Short answers about the camera, the lottery, shops and skin, and your privacy.",
    lead: "The camera, the lottery, shops and skin, and privacy, in English. Everything else is in Japanese.",
    categories: { camera: "Camera", lottery: "Lottery", service: "Shops and skin", privacy: "Privacy" },
    japanese: "All questions in Japanese",
    search: "Search answers and products",
  },
  "zh-TW": {
    title: "常見問題",
    description: "相機、抽獎、購買與肌膚、隱私的簡短回答。",
    lead: "相機、抽獎、購買與肌膚、隱私的回答。其他問題僅有日文。",
    categories: { camera: "相機", lottery: "抽獎", service: "購買與肌膚", privacy: "隱私" },
    japanese: "查看所有日文問題",
    search: "搜尋答案與商品",
  },
  "zh-HK": {
    title: "常見問題（香港）",
    description: "相機、抽獎、購買與皮膚、私隱的簡短回答。",
    lead: "相機、抽獎、購買與皮膚、私隱的回答。其他問題只有日文。",
    categories: { camera: "相機", lottery: "抽獎", service: "購買與皮膚", privacy: "私隱" },
    japanese: "查看所有日文問題",
    search: "搜尋答案與商品",
  },
  ko: {
    title: "자주 묻는 질문",
    description: "카메라, 추첨, 구매와 피부, 개인정보에 대한 짧은 답이에요.",
    lead: "카메라, 추첨, 구매와 피부, 개인정보에 대한 답이에요. 나머지는 일본어로만 있어요.",
    categories: { camera: "카메라", lottery: "추첨", service: "구매와 피부", privacy: "개인정보" },
    japanese: "일본어로 모든 질문 보기",
    search: "답과 제품 검색",
  },
  th: {
    title: "คำถามที่พบบ่อย",
    description: "คำตอบสั้น ๆ เรื่องกล้อง การจับรางวัล การซื้อและผิว และความเป็นส่วนตัว",
    lead: "คำตอบเรื่องกล้อง การจับรางวัล การซื้อและผิว และความเป็นส่วนตัว เรื่องอื่นมีเฉพาะภาษาญี่ปุ่น",
    categories: { camera: "กล้อง", lottery: "การจับรางวัล", service: "การซื้อและผิว", privacy: "ความเป็นส่วนตัว" },
    japanese: "ดูคำถามทั้งหมดเป็นภาษาญี่ปุ่น",
    search: "ค้นหาคำตอบและสินค้า",
  },
};
