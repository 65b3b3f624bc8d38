import type { DocumentKind } from "#app/kits/search/search-document.ts";
import type { Language } from "#contracts/languages.ts";
import type { productStates } from "#contracts/product.ts";

export type ForeignLanguage = Exclude<Language, "ja">;

/** What stands around the results in a language the search itself is not written in. */
export interface SearchWords {
  title: string;
  description: string;
  lead: string;
  label: string;
  submit: string;
  found: string;
  none: string;
  closest: string;
  catalogue: string;
  answers: string;
  season: string;
  relaxed: string;
  japanese: string;
  kinds: Partial<Record<DocumentKind, string>>;
  states: Partial<Record<(typeof productStates)[number], string>>;
}

/** The words of `/tips?lang=`. They travel with the page: the copy of a site follows its address, and this one has only one. */
export const searchWords: Record<ForeignLanguage, SearchWords> = {
  en: {
    title: "Search",
    description: "Search products and answers by name, colour, price, number or question.",
    lead: "Products and answers. Make-up tips are in Japanese.",
    label: "Name, colour, price, number or question",
    submit: "Search",
    found: "Found for",
    none: "Nothing found yet for",
    closest: "Words that look alike",
    catalogue: "See every shade",
    answers: "All questions and answers",
    season: "A season alone does not decide what suits you. These are the colours usually called so.",
    relaxed: "Nothing meets every condition. These miss the least.",
    japanese: "Search in Japanese",
    kinds: {
      product: "Products",
      faq: "Answers",
      look: "Looks",
      monster: "Monsters",
      chapter: "Videos",
      ingredient: "Ingredients",
    },
    states: { limited: "Limited", ended: "Ended", coming: "Coming" },
  },
  "zh-TW": {
    title: "搜尋",
    description: "用名稱、顏色、價格、編號或問題，搜尋商品與答案。",
    lead: "商品與常見問題的答案。化妝技巧只有日文。",
    label: "名稱、顏色、價格、編號或問題",
    submit: "搜尋",
    found: "搜尋結果",
    none: "目前找不到",
    closest: "相近的詞",
    catalogue: "看全部的顏色",
    answers: "所有問題與答案",
    season: "季節名稱無法決定適合的顏色。以下是常被這樣稱呼的顏色。",
    relaxed: "沒有完全符合的商品。以下是最接近的。",
    japanese: "用日文搜尋",
    kinds: { product: "商品", faq: "答案", look: "妝容", monster: "怪物", chapter: "影片", ingredient: "成分" },
    states: { limited: "限定", ended: "停產", coming: "即將推出" },
  },
  "zh-HK": {
    title: "搜尋",
    description: "以名稱、顏色、價錢、編號或問題，搜尋產品和答案。",
    lead: "產品和常見問題的答案。化妝技巧只有日文。",
    label: "名稱、顏色、價錢、編號或問題",
    submit: "搜尋",
    found: "搜尋結果",
    none: "暫時找不到",
    closest: "相近的詞",
    catalogue: "查看所有顏色",
    answers: "所有問題和答案",
    season: "季節名稱不能決定合適的顏色。以下是常被這樣稱呼的顏色。",
    relaxed: "沒有完全符合的產品。以下是最接近的。",
    japanese: "用日文搜尋",
    kinds: { product: "產品", faq: "答案", look: "妝容", monster: "怪物", chapter: "影片", ingredient: "成分" },
    states: { limited: "限定", ended: "停產", coming: "即將推出" },
  },
  ko: {
    title: "검색",
    description: "이름, 색, 가격, 번호, 질문으로 제품과 답을 찾아요.",
    lead: "제품과 답을 찾아요. 메이크업 팁은 일본어로만 있어요.",
    label: "이름, 색, 가격, 번호 또는 질문",
    submit: "검색",
    found: "검색 결과",
    none: "아직 찾지 못했어요",
    closest: "비슷한 말",
    catalogue: "모든 색 보기",
    answers: "모든 질문과 답",
    season: "계절 이름만으로 어울리는 색이 정해지지는 않아요. 흔히 그렇게 부르는 색이에요.",
    relaxed: "모두 맞는 제품은 없어요. 가장 가까운 것들이에요.",
    japanese: "일본어로 검색",
    kinds: { product: "제품", faq: "답", look: "룩", monster: "몬스터", chapter: "동영상", ingredient: "성분" },
    states: { limited: "한정", ended: "종료", coming: "출시 예정" },
  },
  th: {
    title: "ค้นหา",
    description: "ค้นหาสินค้าและคำตอบด้วยชื่อ สี ราคา หมายเลข หรือคำถาม",
    lead: "สินค้าและคำตอบ เคล็ดลับแต่งหน้ามีเฉพาะภาษาญี่ปุ่น",
    label: "ชื่อ สี ราคา หมายเลข หรือคำถาม",
    submit: "ค้นหา",
    found: "ผลการค้นหา",
    none: "ยังไม่พบ",
    closest: "คำที่ใกล้เคียง",
    catalogue: "ดูทุกสี",
    answers: "คำถามและคำตอบทั้งหมด",
    season: "ชื่อฤดูเพียงอย่างเดียวไม่ได้ตัดสินสีที่เหมาะ นี่คือสีที่มักเรียกเช่นนั้น",
    relaxed: "ไม่มีสินค้าที่ตรงทุกข้อ เหล่านี้ใกล้ที่สุด",
    japanese: "ค้นหาเป็นภาษาญี่ปุ่น",
    kinds: { product: "สินค้า", faq: "คำตอบ", look: "ลุค", monster: "มอนสเตอร์", chapter: "วิดีโอ", ingredient: "ส่วนผสม" },
    states: { limited: "รุ่นจำกัด", ended: "เลิกผลิต", coming: "เร็ว ๆ นี้" },
  },
};
