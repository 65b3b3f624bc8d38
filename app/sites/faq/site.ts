import type { Site } from "#contracts/site.ts";

export const site = {
  id: "faq",
  zone: 2,
  name: {
    ja: "よくある質問",
    en: "Questions and Answers",
    "zh-TW": "常見問題",
    "zh-HK": "常見問題",
    ko: "자주 묻는 질문",
    th: "คำถามที่พบบ่อย",
  },
  verb: {
    ja: "答えを読む",
    en: "Read the answers",
    "zh-TW": "看答案",
    "zh-HK": "查看答案",
    ko: "답 읽기",
    th: "อ่านคำตอบ",
  },
  promise: {
    ja: "演出はありません。カメラ、抽選、部屋の記憶、プライバシーについて、短くお答えします。",
    en: "No show here. Short, plain answers about the camera, the lottery, your room and your privacy.",
    "zh-TW": "這裡沒有演出，只有簡短的回答：相機、抽獎、房間的記憶、隱私。",
    "zh-HK": "這裡沒有表演，只有簡短的答案：相機、抽獎、房間的記憶、私隱。",
    ko: "연출은 없어요. 카메라, 추첨, 방의 기억, 개인정보에 대해 짧게 답해요.",
    th: "หน้านี้ไม่มีการแสดง มีแต่คำตอบสั้น ๆ เรื่องกล้อง การจับรางวัล ความทรงจำของห้อง และความเป็นส่วนตัว",
  },
  needs: [],
  screens: [
    {
      id: "faq",
      path: "faq",
      lang: "ja",
      file: "screen.tsx",
      query: ["lang", "page", "q", "code"],
      title: "よくある質問",
      description: "カメラ、抽選、部屋の記憶、プライバシーについて、よくある質問と答え。",
      index: true,
    },
  ],
} satisfies Site;
