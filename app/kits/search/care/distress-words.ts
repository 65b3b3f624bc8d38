import type { Language } from "#contracts/languages.ts";

/** What somebody in distress may be speaking of. */
export const careKinds = ["life", "violence", "child"] as const;
export type CareKind = (typeof careKinds)[number];

/** Words of distress of one kind in one language, and what they are also said of without meaning it. */
export interface DistressWords {
  lang: Language;
  kind: CareKind;
  words: RegExp;
  /** Nothing is meant where this stands in the query. */
  except?: RegExp;
}

/** What make-up does not last on: 「リップが消えたい…」 speaks of colour, not of oneself. */
const things =
  "リップ|口紅|ティント|色|眉|まゆ|ライン|シャドウ|チーク|ファンデ|ラメ|シミ|しみ|クマ|くま|しわ|シワ|毛穴|ニキビ|跡|そばかす|ほくろ|まつげ|まつ毛|影|テカリ|ヒゲ|ひげ";
const praise = "かわい|可愛|カワイ|似合|尊|好き|すき|きれい|綺麗|美し|イケメン|かっこ|良すぎ|よすぎ|最高";

/**
 * Few words, and only those that are meant more often than not. 「死ぬほど」 and 「死にそう」 are everyday speech and are
 * not among them. A card that is shown to somebody who meant nothing costs a glance; the other mistake costs more.
 */
export const distressWords: readonly DistressWords[] = [
  {
    lang: "ja",
    kind: "life",
    words: new RegExp(
      [
        "死にた(?:い|く(?!ない|ねえ))|しにた(?:い|くて)|シニタイ|氏にたい|タヒにたい|ﾀﾋにたい|死のう|しのうと思|死ぬ方法|死に方|死んでしまいたい|死んじゃいたい|死んだほうが|死んだ方が",
        "自殺|自死|首吊|首つり|飛び降りたい|飛び込みたい|練炭",
        "生きたくない|生きていたくない|生きるの(?:が|も)?(?:つら|辛|しんど|疲)|生きてるの(?:が|も)?(?:つら|辛|しんど|疲)|生きる意味|生きてる意味|いなくなりたい|居なくなりたい|消えてなくなりたい|消えてしまいたい",
        `(?<!(?:${things})(?:が|も|は|を)?)(?:消えたい|きえたい)`,
        "(?<![ァ-ヴー])リスカ(?![ァ-ヴー])|リストカット|(?<![ァ-ヴー])アムカ(?![ァ-ヴー])|自傷|手首を?切|腕を?切りたい",
        "(?<![a-z])od(?![a-z]|\\s?(?:グリーン|カラー|色))(?:した|しちゃ|する|$|\\s|し)|オーバードーズ|薬を?(?:大量|たくさん飲|飲みすぎ)",
      ].join("|"),
      "u",
    ),
    except: new RegExp(
      `死にたい(?:ほど|くらい|ぐらい)(?:${praise})|(?:${praise}).{0,6}(?:死にたい|消えたい)|自殺点|死にたくない(?:ほど)?(?:${praise})`,
      "u",
    ),
  },
  {
    lang: "ja",
    kind: "violence",
    words:
      /(?<![a-z])dv(?![a-z\d])|ドメスティックバイオレンス|デートdv|家庭内暴力|(?:彼氏|彼女|彼|夫|旦那|だんな|妻|嫁|元彼|パートナー|恋人)(?:に|から)(?:よく|また|いつも)?(?:殴|なぐ|蹴|暴力|叩|脅)|レイプ|性被害|性暴力|性的暴行|襲われた|痴漢され|痴漢にあ/u,
  },
  {
    lang: "ja",
    kind: "child",
    words:
      /虐待|(?:親|父|母|お父さん|お母さん|パパ|ママ|家族|先生|兄)(?:に|から)(?:よく|また|いつも)?(?:殴|なぐ|蹴|暴力|叩|たたか|触られ)|いじめられ|いじめがつら|いじめ.{0,3}(?:学校|つら|辛)|学校.{0,4}いじめ/u,
  },
  {
    lang: "en",
    kind: "life",
    words:
      /\bsuicid(?:e|al)\b|\bkill (?:my ?self)\b|\b(?:want|wanna|wish) (?:to |i was |i were )?(?:die|dead)\b|\bend (?:my life|it all)\b|\bself[ -]?harm(?:ing)?\b|\bcut(?:ting)? my(?: ?self|\s(?:wrists?|arms?))\b|\bdon'?t want to (?:live|be alive|exist)\b|^overdose$|\boverdos(?:e|ed|ing) (?:on )?(?:pills|drugs|meds|medication)\b/u,
    except: /suicide squad|shaving|\bto die for\b/u,
  },
  {
    lang: "en",
    kind: "violence",
    words:
      /\bdomestic (?:violence|abuse)\b|\b(?:he|she|husband|boyfriend|girlfriend|wife|partner|dad|mom|father|mother) (?:hits|hit|beats|beat|hurts|chokes|abuses) me\b|\brap(?:e|ed)\b|\bsexual(?:ly)? (?:assault(?:ed)?|abused?)\b/u,
  },
  { lang: "en", kind: "child", words: /\bchild abuse\b|\b(?:being|am|was) (?:abused|bullied)\b/u },
  {
    lang: "zh-TW",
    kind: "life",
    words: /想死(?!你|妳|她|他|了你)|不想活|自殺|自杀|自殘|自残|割腕|輕生|轻生|想消失|活不下去|吞藥自|結束生命/u,
    except: /(?:美|愛|好看|可愛|漂亮).{0,3}想死|自殺突擊隊/u,
  },
  { lang: "zh-TW", kind: "violence", words: /家暴|家庭暴力|性侵|被(?:老公|男友|男朋友|老婆|先生)打/u },
  { lang: "zh-TW", kind: "child", words: /被(?:爸|媽|父|母|家人|老師).{0,2}打|兒虐|霸凌/u },
  { lang: "zh-HK", kind: "life", words: /唔想做人|想跳樓|𠝹手|鎅手|唔想生存|唔想活/u },
  { lang: "zh-HK", kind: "violence", words: /被(?:阿爸|阿媽|老竇|男友|老公)(?:打|虐)|俾(?:人|男友|老公|阿爸)打/u },
  {
    lang: "ko",
    kind: "life",
    words: /죽고 ?싶|자살(?!골)|자해|사라지고 ?싶|살기 ?싫|살고 ?싶지 ?않|손목.{0,2}그었|극단적 ?선택/u,
    except: /자살 ?특공대|(?:예뻐|예쁘|귀여|좋아)\S*\s?죽고/u,
  },
  {
    lang: "ko",
    kind: "violence",
    words: /가정 ?폭력|데이트 ?폭력|성폭력|성폭행|(?:남편|남친|남자친구)(?:이|가|한테).{0,3}(?:때|맞)/u,
  },
  {
    lang: "ko",
    kind: "child",
    words: /아동 ?학대|학대당|(?:아빠|엄마|부모님?)(?:이|가|한테).{0,3}(?:때려|때리|맞)|왕따|학교 ?폭력/u,
  },
  {
    lang: "th",
    kind: "life",
    words: /อยากตาย|ฆ่าตัวตาย|ไม่อยากมีชีวิต|ไม่อยากอยู่แล้ว|ทำร้ายตัวเอง|กรีดแขน|กรีดข้อมือ|อยากหายไปจากโลก/u,
    except: /(?:สวย|น่ารัก|ปัง|ดี)(?:จน|แบบ)?อยากตาย/u,
  },
  { lang: "th", kind: "violence", words: /ความรุนแรงในครอบครัว|(?:แฟน|สามี|ผัว)(?:ตบ|ตี|ทำร้าย)|ข่มขืน|ล่วงละเมิดทางเพศ/u },
  { lang: "th", kind: "child", words: /ทารุณกรรมเด็ก|(?:พ่อ|แม่)(?:ตบ|ทำร้าย)/u },
];
