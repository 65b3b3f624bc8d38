import type { Door } from "#contracts/door.ts";

export const site = {
  id: "scan",
  zone: 2,
  order: 1,
  name: {
    ja: "顔の出発点",
    en: "Your Starting Point",
    "zh-TW": "臉的出發點",
    ko: "얼굴의 출발점",
  },
  verb: {
    ja: "顔から始める",
    en: "Begin with your face",
    "zh-TW": "從這張臉開始",
    ko: "내 얼굴에서 시작하기",
  },
  promise: {
    ja: "送信0バイトのまま、顔が星座になる。途中で機内モードにしても、最後まで読める。",
    en: "Your face turns into a constellation and zero bytes leave the phone. Switch to flight mode halfway: it reads on to the end.",
    "zh-TW": "送出 0 byte，你的臉就這樣變成一個星座。中途切到飛航模式，也會讀到最後。",
    ko: "보내는 데이터는 0바이트. 그 사이 얼굴이 별자리가 돼요. 도중에 비행기 모드로 바꿔도 끝까지 읽어요.",
  },
  needs: ["camera"],
  screens: [
    {
      id: "scan",
      path: "scan",
      lang: "ja",
      title: "顔の出発点",
      description: "端末の中だけで読む、八つの出発点とメイク。",
      index: true,
    },
    {
      id: "scan",
      path: "scan_en",
      lang: "en",
      title: "BEGIN WITH YOUR FACE",
      description: "Eight starting points and the make-up they lead to, read on your own device.",
      index: true,
    },
    {
      id: "scan",
      path: "scan_tc",
      lang: "zh-TW",
      title: "從這張臉開始",
      description: "只在你的裝置裡讀：八個出發點，和從那裡展開的妝。",
      index: true,
    },
    {
      id: "scan",
      path: "scan_kr",
      lang: "ko",
      title: "내 얼굴, 여기서부터",
      description: "기기 안에서만 읽어요. 여덟 가지 출발점과 거기서 시작하는 메이크업.",
      index: true,
    },
    {
      id: "result",
      path: "scan/:faceTypeCode/:resultId?",
      lang: "ja",
      title: "出発点のカード | 顔の出発点",
      description: "八つの出発点から一枚。三対の強みと、そこから動くメイク。",
      index: false,
    },
  ],
} satisfies Door;
