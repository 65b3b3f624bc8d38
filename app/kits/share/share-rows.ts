import type { Language } from "#contracts/languages.ts";

/** What a share of one site says in one language. `{name}` is a variable; landing variables are encoded, never shortened. */
interface ShareText {
  body: string;
  hashtags: readonly string[];
  /** Path and query that work for a stranger. */
  landing: string;
}

interface ShareRow {
  /** The middle of `cid=kz_{cid}_{channel}`. */
  cid: string;
  /** Languages the site does not exist in share the Japanese page. */
  texts: { ja: ShareText } & Partial<Record<Language, ShareText>>;
}

/** Every site's share: the one table. Texts of other languages are written anew, not translated. */
export const shareRows = {
  hub: {
    cid: "zone",
    texts: { ja: { body: "真夜中の町に、入口を見つけた。", hashtags: ["KATEZONE"], landing: "/zone1" } },
  },
  scan: {
    cid: "scan",
    texts: {
      ja: {
        body: "わたしの出発点は『{kanji}（{reading}）』。{line}ここから、どこへでも。",
        hashtags: ["KATEZONE", "顔の出発点"],
        landing: "/scan/{code}/{resultId}",
      },
      en: {
        body: "I begin at {name}. From here, anywhere.",
        hashtags: ["KATEZONE"],
        landing: "/scan/{code}/{resultId}?lang=en",
      },
      "zh-TW": {
        body: "我從「{name}」出發。接下來，去哪裡都行。",
        hashtags: ["KATEZONE", "從這張臉開始"],
        landing: "/scan/{code}/{resultId}?lang=zh-TW",
      },
      ko: {
        body: "내 출발점은 ‘{name}’. 여기서부터, 어디로든.",
        hashtags: ["KATEZONE", "내얼굴여기서부터"],
        landing: "/scan/{code}/{resultId}?lang=ko",
      },
    },
  },
  hack: {
    cid: "hack",
    texts: {
      ja: {
        body: "{minutes}分でルールをひとつ破った。『{hack}』",
        hashtags: ["KATEZONE", "メイクハック"],
        landing: "/hack?r={key}",
      },
    },
  },
  personalmakeup: {
    cid: "pm",
    texts: {
      ja: {
        body: "今日は{minutes}分、『{title}』。{story}",
        hashtags: ["KATEZONE", "今日のレシピ"],
        landing: "/personalmakeup?r={code}",
      },
    },
  },
  lmw: {
    cid: "lmw",
    texts: {
      ja: {
        body: "『{monster}』と、決めつけを{words}個塗りつぶした。{stage}、{score}点。",
        hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
        landing: "/lmw?r={runId}",
      },
    },
  },
  lmwWorld: {
    cid: "lmwmap",
    texts: {
      ja: {
        body: "黒い水に、島が六つ。顔に似ている。決めつけは、塗りつぶせ。",
        hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
        landing: "/lmw",
      },
    },
  },
  lmwWeek: {
    cid: "lmwweek",
    texts: {
      ja: {
        body: "今週、塗りつぶされた言葉。一番は『{word}』。",
        hashtags: ["決めつけを塗りつぶせ", "KATEZONE"],
        landing: "/lmw?week={week}",
      },
    },
  },
  lmwGame: {
    cid: "lmwgame",
    texts: {
      ja: {
        body: "『{title}』で、{points}点。今夜は、だれでも同じ問いから始まる。",
        hashtags: ["リップモンスター", "決めつけを塗りつぶせ"],
        landing: "/lmw/game/{game}",
      },
    },
  },
  lmp: {
    cid: "lmp",
    texts: {
      ja: {
        body: "{when}の予言：「{kernel}」— {monster}",
        hashtags: ["リップモンスター", "唇の予言"],
        landing: "/lmp?d={day}&k={key}",
      },
    },
  },
  lmv: {
    cid: "lmv",
    texts: {
      ja: {
        body: "『{monster}』に一票。{cheer}",
        hashtags: ["リップモンスター", "怪物夜会"],
        landing: "/lmv/share/{monsterId}",
      },
    },
  },
  lmvHall: {
    cid: "lmvhall",
    texts: {
      ja: {
        body: "二十四の怪物が、一票を待っている。一日一票。",
        hashtags: ["リップモンスター", "怪物夜会"],
        landing: "/lmv",
      },
    },
  },
  lmvTryOn: {
    cid: "lmvvt",
    texts: {
      ja: {
        body: "『{monster}』が、わたしの唇に住みついた。",
        hashtags: ["怪物夜会"],
        landing: "/lmv/share_vt/{tryOnId}",
      },
    },
  },
  mcm: {
    cid: "mcm",
    texts: {
      ja: {
        body: "わたし仕様の一本。『{name}』— {brush}×{formula}×{color}。",
        hashtags: ["カスタムマスカラ", "KATEZONE"],
        landing: "/mcm/gallery?w={workId}",
      },
      en: {
        body: "One mascara, my way: “{name}”. {brush} × {formula} × {color}.",
        hashtags: ["CustomMascara", "KATEZONE"],
        landing: "/mcm/gallery?w={workId}&lang=en",
      },
    },
  },
  yoku: {
    cid: "yoku",
    texts: {
      ja: {
        body: "わたしの欲は「{desire1}」「{desire2}」「{desire3}」「{desire4}」。色は後から知った。",
        hashtags: ["欲パレット", "KATEZONE"],
        landing: "/yoku?p={code}",
      },
      "zh-TW": {
        body: "我的慾望是「{desire1}」「{desire2}」「{desire3}」「{desire4}」。顏色，是後來才知道的。",
        hashtags: ["慾望調色盤", "KATEZONE"],
        landing: "/yoku-tw?p={code}",
      },
    },
  },
  tester: {
    cid: "vt",
    texts: {
      ja: {
        body: "{shade}、試し塗り済み。",
        hashtags: ["KATEZONE", "試し塗り"],
        landing: "/virtual_tester?s={shadeId}&e={lids}&m={lashes}&l={line}&w={worn}",
      },
    },
  },
  testerTint: {
    cid: "vt",
    texts: {
      ja: {
        body: "{shade}、試し塗り済み。",
        hashtags: ["KATEZONE", "試し塗り"],
        landing: "/virtual_tester_lt?s={shadeId}&e={lids}&m={lashes}&l={line}&w={worn}",
      },
    },
  },
  testerplay: {
    cid: "tp",
    texts: {
      ja: {
        body: "{seconds}秒で{count}色。わたしの「色の足あと」。",
        hashtags: ["テスタープレイ"],
        landing: "/testerplay?c={code}",
      },
      en: {
        body: "{count} colours in {seconds} seconds. My footprints, in colour.",
        hashtags: ["TesterPlay"],
        landing: "/testerplay-en?c={code}",
      },
      "zh-TW": {
        body: "{seconds}秒，{count}個顏色。這是我的「色彩足跡」。",
        hashtags: ["試色遊戲"],
        landing: "/testerplay-tw?c={code}",
      },
      "zh-HK": {
        body: "{seconds}秒試咗{count}隻色。呢啲就係我嘅「色彩腳印」。",
        hashtags: ["試色60秒"],
        landing: "/testerplay-hk?c={code}",
      },
      th: {
        body: "{count} สีใน {seconds} วินาที นี่คือ “รอยเท้าสี” ของฉัน",
        hashtags: ["เล่นสีใน60วิ"],
        landing: "/testerplay-thai?c={code}",
      },
    },
  },
  style: {
    cid: "style",
    texts: {
      ja: {
        body: "9時のわたし『{morning}』、21時のわたし『{night}』。どちらも本物。",
        hashtags: ["ふたつの顔"],
        landing: "/style?f={code}",
      },
    },
  },
  mor: {
    cid: "mor",
    texts: {
      ja: { body: "わたしが思い出した赤は『{red}』。", hashtags: ["赤の記憶"], landing: "/mor?c={code}" },
    },
  },
  ucp: {
    cid: "ucp",
    texts: {
      ja: {
        body: "役目を終えた{count}色で、一枚描いた。",
        hashtags: ["色の続き"],
        landing: "/ucp-share?a={artworkId}",
      },
    },
  },
  campaign: {
    cid: "cp{campaignId}",
    texts: {
      ja: {
        body: "{campaign}の扉を開けた。",
        hashtags: ["KATEZONE"],
        landing: "/campaign/{campaignId}/{result}",
      },
    },
  },
  chameleon: {
    cid: "cham",
    texts: {
      ja: {
        body: "{thing}の色は『{shade}』に化けた。",
        hashtags: ["カメレオン採集"],
        landing: "/chameleon?c={find}",
      },
    },
  },
  myroom: {
    cid: "room",
    texts: {
      ja: {
        body: "集めたものが、ぜんぶここに。怪物{met}体、印{seals}個の部屋。",
        hashtags: ["KATEZONE", "わたしの部屋"],
        landing: "/myroom",
      },
    },
  },
  film: {
    cid: "video",
    texts: {
      ja: {
        body: "『{title}』。気になった色で止めると、名前がわかる。",
        hashtags: ["KATEZONE"],
        landing: "/channel?v={filmId}&t={second}",
      },
    },
  },
  review: {
    cid: "rev",
    texts: {
      ja: { body: "『{product}』の正直な話。", hashtags: ["KATEZONE"], landing: "/review/{reviewId}" },
    },
  },
} as const satisfies Record<string, ShareRow>;

type Rows = typeof shareRows;

/** The sites that can be shared. */
export type ShareSite = keyof Rows;

type TextOf<S extends ShareSite, L extends Language> = Rows[S]["texts"][L extends keyof Rows[S]["texts"]
  ? L
  : keyof Rows[S]["texts"] & "ja"];

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The variables that a site's share needs in a language, by name. */
export type ShareVariables<S extends ShareSite, L extends Language> = Record<
  | NamesIn<Rows[S]["cid"]>
  | (TextOf<S, L> extends infer T extends ShareText ? NamesIn<T["body"]> | NamesIn<T["landing"]> : never),
  string | number
>;
